/** The Momie on the home page: the pyramid cut open at night, and who walks in it. */
const corridors =
  'M88 520H196M196 520V470H128M232 520V452H356M356 452V500H412M168 430H300M300 430V384M300 384H210M210 384V340M210 340H276M276 340V296H220M240 296V250M330 430V400H360';

const treasures: readonly (readonly [number, number, string])[] = [
  [128, 470, '#b5432b'],
  [412, 500, '#2c8c8c'],
  [360, 400, '#e0b23c'],
  [168, 430, '#7fa8e8'],
  [220, 296, '#f3e7c8'],
  [240, 250, '#e0b23c'],
];

export function Cover() {
  return (
    <svg viewBox="0 0 480 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#080e22" />
          <stop offset=".7" stop-color="#1f3a78" />
          <stop offset="1" stop-color="#40549a" />
        </linearGradient>
        <linearGradient id="stone" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stop-color="#e3c583" />
          <stop offset=".5" stop-color="#c8a667" />
          <stop offset="1" stop-color="#93713c" />
        </linearGradient>
        <radialGradient id="flare" cx="50%" cy="50%" r="50%">
          <stop offset="0" stop-color="#ffe08a" stop-opacity=".95" />
          <stop offset=".4" stop-color="#e0922c" stop-opacity=".5" />
          <stop offset="1" stop-color="#e0922c" stop-opacity="0" />
        </radialGradient>
        <filter id="carved" x="-5%" y="-5%" width="110%" height="110%">
          <feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="2" seed="5" result="n" />
          <feDisplacementMap in="SourceGraphic" in2="n" scale="4" />
        </filter>
        <filter id="sandgrain" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="2" />
          <feColorMatrix values="0 0 0 0 .25  0 0 0 0 .16  0 0 0 0 .05  0 0 0 .7 -.32" />
          <feComposite in2="SourceGraphic" operator="in" />
        </filter>
      </defs>
      <rect width="480" height="600" fill="url(#sky)" />
      <g fill="#f3e7c8">
        <path d="M60 70l3 7 7 1-5 5 1 8-6-4-6 4 1-8-5-5 7-1ZM398 54l2 6 6 1-4 4 1 6-5-3-5 3 1-6-4-4 6-1ZM320 112l2 4 4 1-3 3v4l-3-2-4 2 1-4-3-3 4-1Z" />
        <g opacity=".75">
          <circle cx="120" cy="40" r="2" />
          <circle cx="180" cy="96" r="1.600" />
          <circle cx="258" cy="36" r="2" />
          <circle cx="300" cy="66" r="1.500" />
          <circle cx="440" cy="130" r="2" />
          <circle cx="36" cy="150" r="1.700" />
          <circle cx="104" cy="176" r="1.500" />
          <circle cx="412" cy="208" r="1.500" />
          <circle cx="30" cy="258" r="1.800" />
        </g>
      </g>
      <path d="M356 92a34 34 0 1 0 30 52 28 28 0 1 1-30-52Z" fill="#f3dfa6" opacity=".9" />
      <path d="M0 540c90-26 200-14 270-20s150-14 210-4v84H0Z" fill="#5d4a2a" />
      <g filter="url(#carved)">
        <path d="M240 168 466 552H14Z" fill="url(#stone)" />
        <path d="M240 168 466 552H14Z" fill="#000" filter="url(#sandgrain)" opacity=".8" />
        <g fill="none" stroke="#7a5c2c" stroke-width="2" opacity=".65">
          <path d="M214 212h52M188 256h104M162 300h156M136 344h208M112 386h256M86 430h308M60 474h360M36 518h408" />
          <path d="M232 212v44M204 256v44M284 256v44M180 300v44M312 344v42M160 344v42M128 386v44M392 430v44M100 474v44M70 518v34M330 518v34M250 518v34" />
        </g>
        <path
          d={corridors}
          fill="none"
          stroke="#5a4120"
          stroke-width="36"
          stroke-linejoin="round"
          stroke-linecap="square"
        />
        <path
          d={corridors}
          fill="none"
          stroke="#101a38"
          stroke-width="29"
          stroke-linejoin="round"
          stroke-linecap="square"
        />
      </g>
      <circle cx="318" cy="440" r="92" fill="url(#flare)" />
      <circle cx="112" cy="508" r="52" fill="url(#flare)" opacity=".85" />
      {treasures.map(([x, y, colour]) => (
        <path
          key={`${x},${y}`}
          transform={`translate(${x} ${y})`}
          d="M0-10 9-1 5 9H-5L-9-1Z"
          fill={colour}
          stroke="#2a1b08"
          stroke-width="2"
        />
      ))}
      <g filter="url(#carved)">
        <g transform="translate(282 352) scale(1.05)">
          <path
            d="M18 6C20-10 46-12 50 4c2 10-2 18-8 21 14 3 20 12 21 24l26-4c5-1 7 7 2 9L60 62c0 14 2 26 4 40h-14L46 74l-10 28H22c2-18 4-32 4-46C24 44 26 32 30 26 22 22 17 15 18 6Z"
            fill="#efe2bf"
            stroke="#2a1b08"
            stroke-width="3.500"
            stroke-linejoin="round"
          />
          <path
            d="M20 2 48 0M20 10 50 8M26 34l34-2M26 44l38-4M26 54l36-2M25 66l34-4M24 78l18-4M24 90l14-3M49 80l14-3M51 92l14-4M70 46l4 12M80 44l3 12"
            fill="none"
            stroke="#a98a4f"
            stroke-width="2.400"
            stroke-linecap="round"
          />
          <path d="M38 6h10" stroke="#0e1730" stroke-width="5" stroke-linecap="round" />
          <path d="M46 5.500h1" stroke="#57d0c4" stroke-width="4" stroke-linecap="round" />
        </g>
        <g transform="translate(84 478)">
          <path
            d="M16 2c5-2 10 2 9 8s-9 7-12 2-2-8 3-10ZM12 15c8-2 12 3 12 10l8 8-3 4-9-7-1 6 6 12h-7l-6-10-7 10H-1l7-16Z"
            fill="#1c0f06"
          />
          <path d="M31 34 36 14" stroke="#6b4423" stroke-width="3" />
          <path d="M36 14c-5-4-2-9 0-13 4 5 5 10 0 13Z" fill="#ffd36b" />
        </g>
      </g>
    </svg>
  );
}

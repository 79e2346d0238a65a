/** Mâamut on the home page: the mammoth on the wall, hunters around it, a trap waiting. */
const mammoth =
  'M356 168C352 132 328 108 294 99 262 91 240 80 219 63 203 50 188 51 178 64 170 40 149 25 123 29 100 33 88 54 83 80 79 101 71 114 63 133 53 157 47 181 52 205c3 14 14 22 25 16 8-5 6-15-3-14-6 0-5-15 0-27 6-17 16-27 29-31 7 8 16 13 26 14 2 13 1 28-3 42l-5 46c-1 10 3 17 13 17h24c4-13 2-28 7-42 4 13 5 27 6 40 1 5 4 7 9 7h22c5-16 3-33 8-49 12 6 28 7 42 4 4 14 3 27 5 39 1 5 4 7 9 7h24c5-18 2-33 8-47 4 12 6 28 8 41 1 5 4 6 9 6h21c4-17 5-35 5-53 4-20 9-37 8-56Z';

const fringe =
  'M168 214l7 25 8-20 6 24 9-22 7 23 9-23 7 25 10-25 8 24 9-25 7 22 9-24 6 17M124 160l3 22 7-16 4 25 8-21 3 20 7-19M316 118l-14 19M292 108l-16 22M268 100l-14 23M244 90l-12 24M222 78l-9 24M334 140l-14 14M344 162l-16 12M300 150l-14 20M276 146l-12 22M252 140l-12 22M228 128l-10 22M204 112l-9 22M196 84l-8 20';

function Hunter({ x, y, flip = false }: { x: number; y: number; flip?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -1 : 1} 1)`}>
      <path
        d="M2 0c5-3 11 0 11 6s-5 9-10 8c-5-2-6-11-1-14ZM4 17c6-1 10 4 10 9l1 14 10 12c3 4 0 7-4 5L8 46 3 56-4 72c-2 4-8 3-7-2l5-20 2-12-9 2-9 8c-3 2-6-1-4-4l9-12c3-4 7-8 11-12Z"
        fill="#3a1d12"
      />
      <path
        d="M-44 58 46-6M46-6l-13 3M46-6 39 6"
        fill="none"
        stroke="#3a1d12"
        stroke-width="3.4"
        stroke-linecap="round"
      />
    </g>
  );
}

export function MaamutScene() {
  return (
    <svg viewBox="0 0 480 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <filter id="wall" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".008 .012" numOctaves="5" seed="11" />
          <feColorMatrix values="0 0 0 0 .38  0 0 0 0 .22  0 0 0 0 .1  0 0 0 1.3 -.5" />
        </filter>
        <filter id="chalk" x="-5%" y="-5%" width="110%" height="110%">
          <feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="3" seed="4" result="n" />
          <feDisplacementMap in="SourceGraphic" in2="n" scale="7" />
        </filter>
        <radialGradient id="torch" cx="42%" cy="40%" r="75%">
          <stop offset="0" stop-color="#fff0cf" />
          <stop offset=".55" stop-color="#e6c692" />
          <stop offset="1" stop-color="#8a5a30" />
        </radialGradient>
      </defs>
      <rect width="480" height="600" fill="url(#torch)" />
      <rect width="480" height="600" filter="url(#wall)" opacity=".75" />
      <path d="M0 470c70-26 120-8 190-22s150-40 290-16v168H0Z" fill="#7b4a26" opacity=".35" filter="url(#chalk)" />
      <g filter="url(#chalk)">
        <g transform="translate(20 140) scale(1.14)">
          <path d={mammoth} fill="#9c3d1f" />
          <path d={mammoth} fill="none" stroke="#2b1a12" stroke-width="7" stroke-linejoin="round" opacity=".9" />
          <path d="M352 172c10 14 12 30 8 48" fill="none" stroke="#2b1a12" stroke-width="6" stroke-linecap="round" />
          <path d={fringe} fill="none" stroke="#2b1a12" stroke-width="4" stroke-linecap="round" opacity=".75" />
          <path
            d="M92 148C66 178 20 172 4 118c-1-5-7-4-7 2 2 60 58 94 106 44Z"
            fill="#f6e6c6"
            stroke="#2b1a12"
            stroke-width="4"
          />
          <path
            d="M112 156c-26 40-74 40-96-2-3-4-7-2-6 4 16 56 82 64 114 12Z"
            fill="#ead2a4"
            stroke="#2b1a12"
            stroke-width="4"
          />
          <path
            d="M136 66c14-4 26 4 26 22s-8 34-18 34-10-12-10-26-8-26 2-30Z"
            fill="#7b2c15"
            stroke="#2b1a12"
            stroke-width="4"
          />
          <path d="M103 82c6-3 11 1 10 6s-8 6-11 2-2-6 1-8Z" fill="#1b0f09" />
        </g>
        <Hunter x={402} y={404} />
        <Hunter x={84} y={470} flip />
        <Hunter x={300} y={486} />
      </g>
      <g transform="translate(150 520)" filter="url(#chalk)">
        <path d="M-2 12C18-10 88-12 108 10 90 34 20 36-2 12Z" fill="#1d120b" />
        <path
          d="M14 12 24-16l8 30M44 14 54-20l9 34M74 14 85-14l7 26"
          fill="#c4782b"
          stroke="#2b1a12"
          stroke-width="3"
          stroke-linejoin="round"
        />
      </g>
      <g fill="#9c3d1f" opacity=".5" filter="url(#chalk)">
        <path
          transform="translate(372 60) rotate(14) scale(1.9)"
          d="M12.6 46.2c-3-3.4-5.2-7-6.7-10.4C4 31.6 1.400 29 .9 26.400c-.3-1.900 1.800-2.900 3.400-1.700 1.800 1.400 3 3.400 4.600 4.600.5-5.600-1.200-12-2-17.400-.3-2.300.4-3.700 1.900-3.900 1.600-.2 2.500 1 2.900 3.100.8 4.300 1.300 8.200 2.300 11.900.4-6.300-.3-12.400.2-18.600.2-2.300 1.200-3.600 2.800-3.500 1.700.1 2.400 1.500 2.400 3.600 0 6.200.1 12 .8 18 1-5 1.900-10.300 3.200-15.300.5-2 1.600-3 3.100-2.700 1.600.3 2 1.800 1.700 3.800-.9 5.200-1.900 10.200-2.200 15.400 1.700-2.900 3.300-6 5.200-8.800 1-1.500 2.200-2 3.400-1.300 1.200.7 1.200 2.200.5 3.700-2.600 5.300-4.200 10.100-5.600 15.600-1 4-2.300 8.500-4.200 13.400-3.900 1.500-9.200 1.500-12.900-.1Z"
        />
      </g>
      <g fill="none" stroke="#3a1d12" stroke-width="5" stroke-linecap="round" opacity=".55" filter="url(#chalk)">
        <path d="M52 70h.1M72 62h.1M92 58h.1M112 58h.1M132 62h.1M60 96l22-10M88 92l24-6" />
      </g>
    </svg>
  );
}

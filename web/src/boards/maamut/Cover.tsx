/** Mâamut on the home page: the mammoth runs along the wall, hunters around it, a trap waiting. */
import '../../art/cave/cave.css';
import { PaintedMammoth } from './art/mammoth/PaintedMammoth.tsx';
import { run } from './art/mammoth/run.ts';

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

export function Cover() {
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
      {/* By torch light at any hour: the picture keeps the pigments of the day. */}
      <g class="cave" style="color-scheme: light" transform="translate(240 300) scale(-2.02 2.02)">
        <PaintedMammoth name="run" drawing={run} />
      </g>
      <g filter="url(#chalk)">
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

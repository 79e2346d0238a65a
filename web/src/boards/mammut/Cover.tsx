/** Mammut on the home page: the loot poured out around the fire. */
import type { ComponentChildren } from 'preact';

function Tile({ x, y, turn, children }: { x: number; y: number; turn: number; children: ComponentChildren }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path
        d="M-47-37c18-11 74-12 92 0 9 14 10 62-1 76-20 10-72 11-91 0-10-15-10-61 0-76Z"
        fill="#000"
        opacity=".4"
        transform="translate(5 9)"
      />
      <path d="M-47-37c18-11 74-12 92 0 9 14 10 62-1 76-20 10-72 11-91 0-10-15-10-61 0-76Z" fill="#ecd9b4" />
      <path
        d="M-41-31c16-9 66-9 80 0 8 12 8 52-1 64-17 8-63 9-79 0-9-13-9-51 0-64Z"
        fill="none"
        stroke="#b58f5a"
        stroke-width="2.500"
      />
      <g stroke="#2b1a12" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">
        {children}
      </g>
    </g>
  );
}

const axe = (
  <>
    <path d="M-20 30 14-26" fill="none" stroke="#6b4423" stroke-width="8" />
    <path d="M-8-30C8-34 30-22 32-4 18-2 2-10-12-20Z" fill="#7c736a" />
  </>
);
const hide = <path d="M-26-22-12-14 12-15 26-24 22-4 28 22 12 16-10 18-28 24-20 2Z" fill="#c4782b" />;
const tusk = <path d="M-28 20C6 30 34 8 30-28 26 0 2 12-26 6Z" fill="#fbf1dc" />;
const meat = (
  <>
    <path d="M-30 18-18 8" stroke-width="9" stroke="#fbf1dc" />
    <path d="M-20 6C-22-18 6-30 22-18 38-4 24 24 2 24-12 24-18 16-20 6Z" fill="#9c3d1f" />
    <path d="M2-8C12-12 20-4 18 4" fill="none" stroke="#f3c9a8" />
  </>
);
const flame = <path d="M-2 30C-26 26-24 2-10-8-10 2-2 2 0-6 2-18-6-22-2-32 20-20 30 18-2 30Z" fill="#d9622b" />;
const deer = (
  <path
    d="M-28 26-24 4C-22-6-8-8 6-8L18-18 28-16 24-8 16-4 12 8 14 28M-14 10-14 28M2 8 2 28M18-18 10-32M14-26 4-30M20-18 26-32"
    fill="none"
    stroke-width="5"
  />
);
const unknown = (
  <>
    <path d="M-14-14C-12-32 20-32 18-10 16 2 2 2 2 14" fill="none" stroke-width="7" stroke="#9c3d1f" />
    <path d="M2 27h.1" stroke-width="9" stroke="#9c3d1f" />
  </>
);

export function Cover() {
  return (
    <svg viewBox="0 0 480 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="embers" cx="50%" cy="42%" r="70%">
          <stop offset="0" stop-color="#e8913d" />
          <stop offset=".32" stop-color="#7a3a18" />
          <stop offset=".75" stop-color="#2a160d" />
          <stop offset="1" stop-color="#120a06" />
        </radialGradient>
        <filter id="floor" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".014" numOctaves="5" seed="21" />
          <feColorMatrix values="0 0 0 0 .05  0 0 0 0 .02  0 0 0 0 .01  0 0 0 1.7 -.62" />
        </filter>
        <filter id="brush" x="-8%" y="-8%" width="116%" height="116%">
          <feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="9" result="n" />
          <feDisplacementMap in="SourceGraphic" in2="n" scale="5" />
        </filter>
        <radialGradient id="halo" cx="50%" cy="60%" r="50%">
          <stop offset="0" stop-color="#ffe3a1" stop-opacity=".95" />
          <stop offset="1" stop-color="#ff9a3c" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width="480" height="600" fill="url(#embers)" />
      <rect width="480" height="600" filter="url(#floor)" />
      <g fill="none" stroke="#e9b778" stroke-width="5" stroke-linecap="round" opacity=".38" filter="url(#brush)">
        <path d="M52 92c18-30 62-40 92-22 12-12 32-10 36 4 6 18-2 26 4 44M60 96c-14 16-16 36-10 52M78 146v-34M96 150v-30M150 150v-32M170 148l2-30M184 82c10 2 16 12 14 22" />
        <path d="M310 110l30-24 40-2 26-16M344 88l-8 40M378 86l10 38M404 70l18-14M408 68l18 4M318 108l-6 30" />
      </g>
      <ellipse cx="240" cy="262" rx="190" ry="190" fill="url(#halo)" />
      <g filter="url(#brush)">
        <path
          d="M160 330 322 300M166 296 318 336M200 344 286 292"
          stroke="#23130b"
          stroke-width="22"
          stroke-linecap="round"
        />
        <path d="M160 330 322 300M166 296 318 336" stroke="#5a3218" stroke-width="12" stroke-linecap="round" />
        <path
          d="M240 322C168 318 166 246 210 214 206 244 226 250 232 230 240 196 214 176 236 138 300 182 346 300 240 322Z"
          fill="#d5551f"
        />
        <path
          d="M240 318C196 314 196 266 222 246 222 266 238 268 242 250 244 228 234 214 246 196 282 236 296 304 240 318Z"
          fill="#f29b38"
        />
        <path d="M242 314C216 312 218 284 232 272 236 284 246 280 246 262 266 284 268 310 242 314Z" fill="#ffe6a6" />
      </g>
      <g filter="url(#brush)">
        <Tile x={96} y={394} turn={-14}>
          {axe}
        </Tile>
        <Tile x={392} y={384} turn={12}>
          {meat}
        </Tile>
        <Tile x={244} y={412} turn={4}>
          {tusk}
        </Tile>
        <Tile x={150} y={498} turn={9}>
          {hide}
        </Tile>
        <Tile x={330} y={496} turn={-8}>
          {deer}
        </Tile>
        <Tile x={56} y={276} turn={22}>
          {flame}
        </Tile>
        <Tile x={430} y={268} turn={-24}>
          {unknown}
        </Tile>
      </g>
    </svg>
  );
}

/** Burrow on the home page: the hare behind its hill at dusk. */
import { Hare } from './Hare.tsx';

export function Cover() {
  return (
    <svg viewBox="0 0 480 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="480" height="600" fill="#d98b3b" />
      <circle cx="350" cy="210" r="70" fill="#f3e6d0" />
      <svg x="130" y="190" width="180" height="240" style="color: #6f665c">
        <Hare />
      </svg>
      <path d="M0 400c120-60 300-60 480 20v180H0Z" fill="#2b2622" />
    </svg>
  );
}

/** The time left for a move: a countdown, or for slow games the end of it in the viewer's own time zone. */
import { useEffect, useState } from 'preact/hooks';
import { locale, t } from '../app/language.ts';
import { clockText } from './clock-text.ts';

const LATE_S = 15;

export function Clock({ deadline }: { deadline: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const { countdown, until, full } = clockText(deadline, now, locale());
  const words = t().room;
  return (
    <span
      class={deadline - now < LATE_S * 1000 ? 'clock late' : 'clock'}
      role="timer"
      title={full}
      aria-label={until === null ? words.timeLeft(countdown) : words.until(full)}
    >
      {until === null ? countdown : words.until(until)}
    </span>
  );
}

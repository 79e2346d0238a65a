/** Turn notices on this device, in the settings. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { lookAtNotices, noticeState, switchNoticesOff, switchNoticesOn } from './subscription.ts';

export function NoticeSetting() {
  const [failed, setFailed] = useState(false);
  const words = t().notices;
  const attempt = async (work: () => Promise<void>) => {
    setFailed(false);
    try {
      await work();
    } catch {
      setFailed(true);
    }
  };
  useEffect(() => void lookAtNotices().catch(() => undefined), []);
  const state = noticeState.value;
  const isOn = state === 'on';
  const may = isOn || state === 'off';
  const reason = { unavailable: words.unavailable, serverOff: words.serverOff, blocked: words.blocked };
  const help = state === 'unavailable' || state === 'serverOff' || state === 'blocked' ? reason[state] : words.help;
  return (
    <fieldset class="choice">
      <legend>{words.setting}</legend>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          disabled={!may}
          onChange={() => void attempt(isOn ? switchNoticesOff : switchNoticesOn)}
        />
        {isOn ? t().settings.on : t().settings.off}
      </label>
      <p class="help" role="status">
        {failed ? words.failed : help}
      </p>
    </fieldset>
  );
}

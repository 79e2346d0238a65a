/** An editor's worker for questions, from the first one to the end of the screen. */
import { useEffect, useRef } from 'preact/hooks';
import { remote, type Remote } from '../client/rpc.ts';

export function useEditorWorker<Methods extends object>(start: () => Worker): Remote<Methods> {
  const running = useRef<{ readonly worker: Worker; readonly methods: Remote<Methods> } | null>(null);
  if (running.current === null) {
    const worker = start();
    running.current = { worker, methods: remote<Methods>(worker) };
  }
  useEffect(() => () => running.current?.worker.terminate(), []);
  return running.current.methods;
}

/** Calls to a worker as plain async functions. One message a call, one an answer, told apart by a number. */

type Methods = Readonly<Record<string, (...args: never[]) => unknown>>;

/** The same methods seen from the other side: everything takes time. */
export type Remote<M> = {
  readonly [K in keyof M]: M[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
};

/** A worker, a worker's inside, or one end of a channel. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

interface Call {
  readonly call: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

type Answer =
  | { readonly answer: number; readonly value: unknown }
  | { readonly answer: number; readonly error: { readonly name: string; readonly message: string } };

/** An error that came from the other side; `name` is the one it had there. */
class RemoteError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

async function answer(methods: Methods, { call, method, args }: Call): Promise<Answer> {
  try {
    const found = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (found === undefined) throw new Error(`no method ${method}`);
    return { answer: call, value: await found(...(args as never[])) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { answer: call, error: { name, message } };
  }
}

/** Answers calls that arrive at this port. */
export function serve(port: Port, methods: object): void {
  port.addEventListener('message', (event) => {
    const data: unknown = event.data;
    if (typeof data !== 'object' || data === null || !('call' in data)) return;
    void answer(methods as Methods, data as Call).then((message) => port.postMessage(message));
  });
}

/** Calls what is served at the other end of this port. */
export function remote<M extends object>(port: Port): Remote<M> {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let calls = 0;
  port.addEventListener('message', (event) => {
    const data: unknown = event.data;
    if (typeof data !== 'object' || data === null || !('answer' in data)) return;
    const message = data as Answer;
    const caller = waiting.get(message.answer);
    waiting.delete(message.answer);
    if ('error' in message) caller?.reject(new RemoteError(message.error.name, message.error.message));
    else caller?.resolve(message.value);
  });
  return new Proxy({} as Remote<M>, {
    get: (_target, method) =>
      typeof method !== 'string' || method === 'then'
        ? undefined
        : (...args: unknown[]) =>
            new Promise((resolve, reject) => {
              const call = ++calls;
              waiting.set(call, { resolve, reject });
              port.postMessage({ call, method, args } satisfies Call);
            }),
  });
}

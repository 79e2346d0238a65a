/** A browser's push service, which the test's browser does not have, no more than permissions. Nothing is sent there. */
import { createECDH, randomBytes } from 'node:crypto';
import type { Visitor } from './visitor.ts';

const subscription = {
  endpoint: 'https://1.1.1.1/device',
  keys: {
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
};

export async function havePushService({ context }: Visitor): Promise<void> {
  await context.addInitScript((json) => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    // A browser keeps its subscription when the page is loaded again.
    const isKept = (): boolean => localStorage.getItem('subscribed') !== null;
    const made = (options: object): PushSubscription => {
      const unsubscribe = () => {
        localStorage.removeItem('subscribed');
        return Promise.resolve(true);
      };
      return { ...json, options, toJSON: () => json, unsubscribe } as unknown as PushSubscription;
    };
    const { prototype } = PushManager;
    prototype.getSubscription = () => Promise.resolve(isKept() ? made({}) : null);
    prototype.subscribe = (options) => {
      localStorage.setItem('subscribed', 'yes');
      return Promise.resolve(made(options ?? {}));
    };
  }, subscription);
}

/** How many devices of this visitor get notices. */
export async function devicesOf({ page, address }: Visitor): Promise<number> {
  const answer = await page.request.get(`${address}/api/me/notices`);
  return ((await answer.json()) as { devices: number }).devices;
}

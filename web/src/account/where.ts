/** Whether passkeys work at this address, and if not, why. */
export type Obstacle = 'noDomain' | 'notSecure' | 'noSupport';

const ipAddress = /^(\d+(\.\d+){3}|\[.*\])$/;

interface Place {
  readonly hostname: string;
  readonly isSecure: boolean;
  readonly hasPasskeys: boolean;
}

/** An IP address is named first: HTTPS alone would not help there. */
export function obstacleAt({ hostname, isSecure, hasPasskeys }: Place): Obstacle | null {
  if (ipAddress.test(hostname)) return 'noDomain';
  if (!isSecure) return 'notSecure';
  return hasPasskeys ? null : 'noSupport';
}

export const obstacleHere = (): Obstacle | null =>
  obstacleAt({
    hostname: location.hostname,
    isSecure: isSecureContext,
    hasPasskeys: 'PublicKeyCredential' in globalThis,
  });

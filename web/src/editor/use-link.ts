/** Opens what the address contains, once for each address. */
import { useEffect } from 'preact/hooks';
import { address, go } from '../app/router.ts';
import { unpack } from './link.ts';

/** `open` gets the text, or null if the address holds none that can be read. Afterwards the address is plain again. */
export function useLink(path: string, mostCharacters: number, open: (text: string | null) => void): void {
  const { fragment } = address.value;
  useEffect(() => {
    if (fragment === '' || address.value.path !== path) return;
    const follow = async (): Promise<void> => {
      open(await unpack(fragment, mostCharacters));
      go(path, 'replace');
    };
    void follow();
  }, [fragment]);
}

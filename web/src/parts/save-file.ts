/** Saves a file on the visitor's device, as text or JSON by the ending of its name. */
export function saveFile(name: string, text: string): void {
  const type = name.endsWith('.txt') ? 'text/plain' : 'application/json';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

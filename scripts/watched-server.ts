/** `traque serve` under `node --watch`, for scripts/dev.ts. */

// With it the worker threads would tell the main thread which files they load, among the messages of our own protocol.
// It is not needed: dev.ts names the folders to watch.
delete process.env['WATCH_REPORT_DEPENDENCIES'];
await import('@traque/cli/main');

/**
 * The file of a backup: gzip of JSON lines, the same for both databases. First a header, then for each table of the
 * database a line with its name and columns and a line for each row, last the SHA-256 of all lines before. A file without
 * that last line was broken off.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import { version } from '../version.ts';
import { type Batch, BATCH_ROWS, isPlainName, type OnStep, type Row, type Snapshot, UpkeepError } from './snapshot.ts';

const FORMAT = 1;
const PRIVATE = 0o600;

const Header = v.object({
  traque: v.literal('backup'),
  format: v.number(),
  /** Of the program that made it. */
  version: v.string(),
  /** When it was made, in milliseconds since 1970. */
  made: v.number(),
  schema: v.string(),
  counts: v.record(v.string(), v.number()),
});
export type Header = v.InferOutput<typeof Header>;

const TableLine = v.object({ table: v.custom<string>(isPlainName), columns: v.array(v.custom<string>(isPlainName)) });
const EndLine = v.object({ sha256: v.string() });

async function* linesOf(snapshot: Snapshot, made: number, onRow: OnStep): AsyncIterable<string> {
  const hash = createHash('sha256');
  const hashed = (text: string): string => {
    hash.update(text);
    return text;
  };
  const { schema, counts } = snapshot;
  yield hashed(
    `${JSON.stringify({ traque: 'backup', format: FORMAT, version, made, schema, counts } satisfies Header)}\n`,
  );
  let current: string | null = null;
  for await (const { table, columns, rows } of snapshot.batches()) {
    if (table !== current) yield hashed(`${JSON.stringify({ table, columns })}\n`);
    current = table;
    if (rows.length > 0) yield hashed(`${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);
    for (let i = 0; i < rows.length; i++) onRow();
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

/** On the disk when the promise resolves. Only our own user may read it: it holds the key and all secrets. */
export async function writeBackup(snapshot: Snapshot, file: string, made: number, onRow: OnStep): Promise<void> {
  await pipeline(
    Readable.from(linesOf(snapshot, made, onRow)),
    createGzip(),
    createWriteStream(file, { mode: PRIVATE, flush: true }),
  );
}

async function* textLines(file: string): AsyncIterable<string> {
  const unpacked = createGunzip().setEncoding('utf8');
  // Passes errors of reading on, and closes the file when the reader has enough.
  const piped = pipeline(createReadStream(file), unpacked).catch(() => undefined);
  let rest = '';
  try {
    for await (const chunk of unpacked as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
    if (rest !== '') yield rest;
  } finally {
    unpacked.destroy();
    await piped;
  }
}

const foreign = (file: string): UpkeepError => new UpkeepError(`${file} is not a backup of Traque`);
const brokenOff = (file: string): UpkeepError =>
  new UpkeepError(`${file} is incomplete: it was not written or copied to its end`);
const damaged = (file: string): UpkeepError =>
  new UpkeepError(`${file} is damaged: its content does not fit its checksum`);

function explained(file: string, error: unknown, isOurs: boolean): Error {
  if (error instanceof UpkeepError) return error;
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'Z_BUF_ERROR')
    return isOurs ? brokenOff(file) : new UpkeepError(`${file} is incomplete, or not a backup of Traque`);
  if (code?.startsWith('Z_') === true || error instanceof SyntaxError) return isOurs ? damaged(file) : foreign(file);
  if (code === 'ENOENT') return new UpkeepError(`there is no file ${file}`);
  return new UpkeepError(`${file} cannot be read: ${message ?? String(error)}`);
}

export interface BackupReader extends Snapshot {
  readonly header: Header;
}

function headerIn(file: string, line: string): Header {
  const result = v.safeParse(Header, JSON.parse(line));
  if (!result.success) throw foreign(file);
  const header = result.output;
  if (header.format !== FORMAT)
    throw new UpkeepError(`${file} was made by a newer Traque (${header.version}): this one cannot read it`);
  return header;
}

/** Reads the header. What `batches` yields is certain only when it has ended without an error. @throws {UpkeepError} */
export async function readBackup(file: string): Promise<BackupReader> {
  let header: Header | null = null;
  try {
    for await (const line of textLines(file)) {
      header = headerIn(file, line);
      break;
    }
  } catch (error) {
    throw explained(file, error, false);
  }
  if (header === null) throw foreign(file);
  return {
    header,
    schema: header.schema,
    counts: header.counts,
    batches: () => batchesIn(file),
    close: () => Promise.resolve(),
  };
}

async function* batchesIn(file: string): AsyncIterable<Batch> {
  const hash = createHash('sha256');
  let isFirst = true;
  let ended = false;
  let shape: v.InferOutput<typeof TableLine> | null = null;
  let rows: Row[] = [];
  const flushed = (): Batch[] => {
    const done = shape === null ? [] : [{ ...shape, rows }];
    rows = [];
    return done;
  };
  try {
    for await (const line of textLines(file)) {
      const read = JSON.parse(line) as unknown;
      if (v.is(EndLine, read)) {
        if (read.sha256 !== hash.digest('hex')) throw damaged(file);
        ended = true;
        yield* flushed();
        break;
      }
      hash.update(`${line}\n`);
      if (isFirst) isFirst = false;
      else if (Array.isArray(read)) {
        rows.push(read);
        if (rows.length >= BATCH_ROWS) yield* flushed();
      } else {
        yield* flushed();
        if (!v.is(TableLine, read)) throw damaged(file);
        shape = read;
      }
    }
  } catch (error) {
    throw explained(file, error, true);
  }
  if (!ended) throw brokenOff(file);
}

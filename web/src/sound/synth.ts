/** The two things that all sounds are made of: tones that glide, and filtered noise. */

/** When, how long and how loud, in seconds and as a gain. */
interface Shape {
  readonly after?: number;
  readonly length: number;
  readonly gain: number;
  readonly attack?: number;
}

export interface Tone extends Shape {
  readonly from: number;
  readonly to?: number;
  readonly wave?: OscillatorType;
  /** Softens the overtones. */
  readonly below?: number;
}

export interface Noise extends Shape {
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly q?: number;
}

/** Where a sound is played, and when it begins. */
export interface Place {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

const SILENT = 0.0001;

/** Swells in `attack` seconds and fades to nothing at the end. */
function envelope({ context, out, at }: Place, { after = 0, length, gain, attack = 0.004 }: Shape): GainNode {
  const volume = context.createGain();
  const begin = at + after;
  volume.gain.setValueAtTime(SILENT, begin);
  volume.gain.exponentialRampToValueAtTime(gain, begin + attack);
  volume.gain.exponentialRampToValueAtTime(SILENT, begin + length);
  volume.connect(out);
  return volume;
}

function glide(value: AudioParam, begin: number, length: number, from: number, to = from): void {
  value.setValueAtTime(from, begin);
  value.exponentialRampToValueAtTime(to, begin + length);
}

export function tone(place: Place, sound: Tone): void {
  const { context, at } = place;
  const { after = 0, length, from, to, wave = 'sine', below } = sound;
  const source = context.createOscillator();
  source.type = wave;
  glide(source.frequency, at + after, length, from, to);
  const volume = envelope(place, sound);
  if (below === undefined) source.connect(volume);
  else {
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.value = below;
    source.connect(filter).connect(volume);
  }
  source.start(at + after);
  source.stop(at + after + length);
}

const hiss = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, always the same. */
function hissOf(context: BaseAudioContext): AudioBuffer {
  const known = hiss.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < data.length; i++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    data[i] = seed / 2 ** 31 - 1;
  }
  hiss.set(context, buffer);
  return buffer;
}

export function noise(place: Place, sound: Noise): void {
  const { context, at } = place;
  const { after = 0, length, filter: type, from, to, q = 1 } = sound;
  const source = context.createBufferSource();
  source.buffer = hissOf(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = q;
  glide(filter.frequency, at + after, length, from, to);
  source.connect(filter).connect(envelope(place, sound));
  source.start(at + after);
  source.stop(at + after + length);
}

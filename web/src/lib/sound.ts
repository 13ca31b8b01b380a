/** Short, dry, synthesized sounds: paper, wood, drum, clapper. Off by default. */
import { settings } from './settings.svelte.ts';

export type Sound = 'paper' | 'wood' | 'drum' | 'clap';

let audio: AudioContext | undefined;

function noise(context: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** Play a source with a decay. */
function strike(
  source: AudioScheduledSourceNode,
  filter: BiquadFilterNode | null,
  loud: number,
  seconds: number,
  delay = 0,
): void {
  const context = source.context as AudioContext;
  const start = context.currentTime + delay;
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  (filter ? source.connect(filter) : source).connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + seconds);
}

function band(context: AudioContext, hertz: number, q: number): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  filter.Q.value = q;
  return filter;
}

function tone(context: AudioContext, from: number, to: number, seconds: number): OscillatorNode {
  const oscillator = context.createOscillator();
  oscillator.frequency.setValueAtTime(from, context.currentTime);
  oscillator.frequency.exponentialRampToValueAtTime(to, context.currentTime + seconds);
  return oscillator;
}

const SOUNDS: Record<Sound, (context: AudioContext) => void> = {
  paper: (context) => strike(noise(context, 0.12), band(context, 3200, 0.7), 0.12, 0.12),
  wood: (context) =>
    [0, 0.07, 0.12].forEach((delay) =>
      strike(noise(context, 0.05), band(context, 1700 + 900 * Math.random(), 9), 0.5, 0.05, delay),
    ),
  drum: (context) => strike(tone(context, 130, 48, 0.5), null, 0.6, 0.5),
  clap: (context) => [0, 0.16].forEach((delay) => strike(noise(context, 0.08), band(context, 2600, 14), 0.9, 0.08, delay)),
};

export function play(sound: Sound): void {
  // Before the first click or key browsers block sound and log a warning.
  if (!settings.sounds || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  void audio.resume().then(() => SOUNDS[sound](audio!));
}

import type { Config } from '../../config.ts'
import type { TranscriberState } from './createTranscriber.ts'

const states = new WeakMap<Config, TranscriberState>()

/** The node says at its start what it has. */
export const setTranscriberState = (config: Config, state: TranscriberState) => {
  states.set(config, state)
}

export const transcriberStateOf = (config: Config): TranscriberState =>
  states.get(config) ?? { transcriber: null, problem: null }

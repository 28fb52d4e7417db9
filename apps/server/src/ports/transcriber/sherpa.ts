// sherpa-onnx-node has no types of its own; this is what we use of it.

interface Waveform {
  samples: Float32Array
  sampleRate: number
}

export interface OnlineStream {
  acceptWaveform(wave: Waveform): void
  inputFinished(): void
}

export interface ModelConfig {
  transducer?: { encoder: string; decoder: string; joiner: string }
  paraformer?: { encoder: string; decoder: string }
  zipformer2Ctc?: { model: string }
  nemoCtc?: { model: string }
  toneCtc?: { model: string }
  tokens: string
  numThreads: number
  provider: 'cpu'
  debug: 0 | 1
}

interface RecognizerConfig {
  featConfig: { sampleRate: number; featureDim: number }
  modelConfig: ModelConfig
  decodingMethod: 'greedy_search'
  enableEndpoint: 0 | 1
  rule1MinTrailingSilence: number
  rule2MinTrailingSilence: number
  rule3MinUtteranceLength: number
}

export interface OnlineRecognizer {
  createStream(): OnlineStream
  isReady(stream: OnlineStream): boolean
  decode(stream: OnlineStream): void
  decodeStreams(streams: OnlineStream[]): void
  isEndpoint(stream: OnlineStream): boolean
  reset(stream: OnlineStream): void
  getResult(stream: OnlineStream): { text: string }
}

interface VadConfig {
  sileroVad: {
    model: string
    threshold: number
    minSilenceDuration: number
    minSpeechDuration: number
    maxSpeechDuration: number
    windowSize: number
  }
  sampleRate: number
  numThreads: number
  debug: 0 | 1
}

export interface Vad {
  acceptWaveform(samples: Float32Array): void
  isDetected(): boolean
  isEmpty(): boolean
  pop(): void
  flush(): void
  reset(): void
}

export interface LinearResampler {
  resample(samples: Float32Array): Float32Array
  flush(samples: Float32Array): Float32Array
}

export interface SpeakerEmbeddingExtractor {
  createStream(): OnlineStream
  isReady(stream: OnlineStream): boolean
  /** Without an external buffer the numbers are copied, so that they outlive the stream. */
  compute(stream: OnlineStream, enableExternalBuffer: boolean): Float32Array
}

export interface Sherpa {
  SpeakerEmbeddingExtractor: new (config: {
    model: string
    numThreads: number
    provider: 'cpu'
    debug: 0 | 1
  }) => SpeakerEmbeddingExtractor
  OnlineRecognizer: new (config: RecognizerConfig) => OnlineRecognizer
  Vad: new (config: VadConfig, bufferSizeInSeconds: number) => Vad
  LinearResampler: new (inputSampleRate: number, outputSampleRate: number) => LinearResampler
}

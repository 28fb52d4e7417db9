import type { ModelFiles } from './modelFolder.ts'
import { createRecogniser, loadSherpa, recogniserRate } from './recogniser.ts'

/** A program: loads the model that its argument names and recognises a second of silence; ends with 0 when all went well. */
const sherpa = loadSherpa()
if (!sherpa) throw new Error('sherpa-onnx-node is not installed')
const recogniser = createRecogniser(sherpa, JSON.parse(process.argv[2] ?? '') as ModelFiles)
const stream = recogniser.createStream()
stream.acceptWaveform({ samples: new Float32Array(recogniserRate), sampleRate: recogniserRate })
while (recogniser.isReady(stream)) recogniser.decode(stream)
recogniser.getResult(stream)

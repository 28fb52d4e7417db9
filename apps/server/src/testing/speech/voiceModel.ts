import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { input, node, onnxModel, output } from './onnx.ts'

const bins = 80

/** A speaker model in a few lines: the average shape of the spectrum, whatever its loudness. */
const voiceModel = () =>
  onnxModel(
    [
      input('x', 'float', ['N', 'T', bins]),
      node('ReduceMean', ['x'], ['shape'], { axes: [1], keepdims: 0 }),
      node('ReduceMean', ['shape'], ['loudness'], { axes: [1], keepdims: 1 }),
      node('Sub', ['shape', 'loudness'], ['embedding']),
      output('embedding', ['N', bins]),
    ],
    {
      framework: 'wespeaker',
      language: 'ko',
      url: '',
      comment: '',
      sample_rate: 16_000,
      output_dim: bins,
      normalize_samples: 1,
      feature_normalize_type: '',
    },
  )

/** Writes the model into a folder of its own; answers the file. */
export const makeVoiceModel = async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'crm-voices-')), 'voices.onnx')
  await writeFile(file, voiceModel())
  return file
}

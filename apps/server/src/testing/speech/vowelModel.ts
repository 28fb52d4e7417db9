import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constant, input, node, onnxModel, output } from './onnx.ts'

/** The blank comes first, as sherpa expects. */
const tokens = ['<blk>', '아', '이', '우']
const bins = 80
const never = -10_000

/** Which mel bins the vowels differ in: around 300, 1000 and 2400 Hz. */
const bands = { low: [5, 13], mid: [20, 33], high: [43, 53] } as const
type Weights = Partial<Record<keyof typeof bands, number>>

/** How each token is told from the others by the (logarithmic) energies of the bands. */
const weights: Weights[] = [
  { low: -1 / 3, mid: -1 / 3, high: -1 / 3 },
  { mid: 1, low: -1 },
  { high: 1, mid: -1 },
  { low: 2, mid: -1, high: -1 },
]
/** The blank wins where there is little energy. */
const bias = [-6, 0, 0, 0]

const weightOf = (bin: number, token: Weights) =>
  Object.entries(bands).reduce((sum, [name, [from, until]]) => {
    const weight = token[name as keyof typeof bands] ?? 0
    return bin >= from && bin < until ? sum + weight / (until - from) : sum
  }, 0)

/** Scores of the tokens for 90 ms of sound; the two states of an LSTM only pass through. */
const encoder = () =>
  onnxModel(
    [
      input('x', 'float', ['N', 9, bins]),
      input('h', 'float', [1, 'N', 1]),
      input('c', 'float', [1, 'N', 1]),
      constant(
        'weights',
        'float',
        [bins, tokens.length],
        Array.from({ length: bins }, (_, bin) => weights.map((token) => weightOf(bin, token))).flat(),
      ),
      constant('bias', 'float', [tokens.length], bias),
      node('ReduceMean', ['x'], ['mean'], { axes: [1], keepdims: 1 }),
      node('MatMul', ['mean', 'weights'], ['product']),
      node('Add', ['product', 'bias'], ['encoder_out']),
      node('Identity', ['h'], ['next_h']),
      node('Identity', ['c'], ['next_c']),
      output('encoder_out', ['N', 1, tokens.length]),
      output('next_h', [1, 'N', 1]),
      output('next_c', [1, 'N', 1]),
    ],
    { model_type: 'lstm', num_encoder_layers: 1, T: 9, decode_chunk_len: 4, rnn_hidden_size: 1, d_model: 1 },
  )

/** Names the token that was said last, so that the joiner does not say it again while it goes on. */
const decoder = () =>
  onnxModel(
    [
      input('y', 'int64', ['N', 2]),
      constant('last', 'int64', [], [1]),
      constant(
        'table',
        'float',
        [tokens.length, tokens.length],
        tokens.flatMap((_, row) => tokens.map((_token, column) => (row === column && row > 0 ? 1 : 0))),
      ),
      node('Gather', ['y', 'last'], ['token'], { axis: 1 }),
      node('Gather', ['table', 'token'], ['decoder_out'], { axis: 0 }),
      output('decoder_out', ['N', tokens.length]),
    ],
    { vocab_size: tokens.length, context_size: 2 },
  )

/** The score of the token said last counts for the blank. */
const joiner = () =>
  onnxModel(
    [
      input('encoder_out', 'float', ['N', tokens.length]),
      input('decoder_out', 'float', ['N', tokens.length]),
      constant('axis', 'int64', [1], [1]),
      constant('onlyBlank', 'float', [tokens.length], [0, never, never, never]),
      constant('never', 'float', [1], [never]),
      node('Mul', ['encoder_out', 'decoder_out'], ['same']),
      node('ReduceSum', ['same', 'axis'], ['score'], { keepdims: 1 }),
      node('Add', ['score', 'onlyBlank'], ['blank']),
      node('Max', ['encoder_out', 'blank'], ['open']),
      node('Mul', ['decoder_out', 'never'], ['closed']),
      node('Add', ['open', 'closed'], ['logit']),
      output('logit', ['N', tokens.length]),
    ],
    { joiner_dim: tokens.length },
  )

/** A folder with a streaming transducer of a few kilobytes that tells three vowels apart, laid out as the public ones are. */
export const makeVowelModel = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crm-vowels-'))
  await writeFile(join(folder, 'encoder-epoch-1.onnx'), encoder())
  await writeFile(join(folder, 'decoder-epoch-1.onnx'), decoder())
  await writeFile(join(folder, 'joiner-epoch-1.onnx'), joiner())
  await writeFile(join(folder, 'tokens.txt'), tokens.map((token, index) => `${token} ${index}\n`).join(''))
  return folder
}

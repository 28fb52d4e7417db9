/** Writes small ONNX models, so that tests need no file from elsewhere. Field numbers are those of onnx.proto3. */
const varint = (value: number) => {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return Buffer.from([...bytes, rest])
}
const bytesField = (field: number, bytes: Uint8Array) =>
  Buffer.concat([varint(field * 8 + 2), varint(bytes.length), bytes])
const textField = (field: number, text: string) => bytesField(field, Buffer.from(text))
const numberField = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)])

type Type = 'float' | 'int64'
const typeNo = { float: 1, int64: 7 } as const

/** A constant of the graph. */
export const constant = (name: string, type: Type, dims: number[], values: number[]) => {
  const data = type === 'float' ? new Float32Array(values) : new BigInt64Array(values.map(BigInt))
  return bytesField(
    5,
    Buffer.concat([
      ...dims.map((dim) => numberField(1, dim)),
      numberField(2, typeNo[type]),
      textField(8, name),
      bytesField(9, Buffer.from(data.buffer)),
    ]),
  )
}

/** One step of the graph; attributes are whole numbers or lists of them. */
export const node = (
  operation: string,
  inputs: string[],
  outputs: string[],
  attributes: Record<string, number | number[]> = {},
) =>
  bytesField(
    1,
    Buffer.concat([
      ...inputs.map((name) => textField(1, name)),
      ...outputs.map((name) => textField(2, name)),
      textField(4, operation),
      ...Object.entries(attributes).map(([name, value]) =>
        bytesField(
          5,
          Buffer.concat([
            textField(1, name),
            ...(Array.isArray(value) ? value.map((each) => numberField(8, each)) : [numberField(3, value)]),
            numberField(20, Array.isArray(value) ? 7 : 2),
          ]),
        ),
      ),
    ]),
  )

/** What goes in or comes out; a text is a dimension that is known when it runs. */
const value = (field: number, name: string, type: Type, dims: (number | string)[]) => {
  const shape = dims.map((dim) => bytesField(1, typeof dim === 'number' ? numberField(1, dim) : textField(2, dim)))
  const tensor = Buffer.concat([numberField(1, typeNo[type]), bytesField(2, Buffer.concat(shape))])
  return bytesField(field, Buffer.concat([textField(1, name), bytesField(2, bytesField(1, tensor))]))
}
export const input = (name: string, type: Type, dims: (number | string)[]) => value(11, name, type, dims)
export const output = (name: string, dims: (number | string)[]) => value(12, name, 'float', dims)

/** The bytes of a model: its graph, and the words about it that sherpa reads. */
export const onnxModel = (graph: Buffer[], metadata: Record<string, string | number>) =>
  Buffer.concat([
    numberField(1, 8),
    bytesField(7, Buffer.concat([textField(2, 'graph'), ...graph])),
    bytesField(8, Buffer.concat([textField(1, ''), numberField(2, 13)])),
    ...Object.entries(metadata).map(([name, word]) =>
      bytesField(14, Buffer.concat([textField(1, name), textField(2, String(word))])),
    ),
  ])

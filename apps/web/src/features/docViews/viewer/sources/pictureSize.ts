/** Where the size stands in JPEG: frames have a mark of their own, behind others whose length is told. */
const sizeOfJpeg = (view: DataView) => {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const mark = view.getUint8(at + 1)
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += mark === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

const sizeOfWebp = (view: DataView) => {
  const kind = view.getUint8(15)
  if (kind === 0x58) {
    const part = (at: number) => 1 + view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
    return { width: part(24), height: part(27) }
  }
  if (kind === 0x20) return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** How large a picture becomes, before anything of it is unpacked. Undefined where its head does not tell. */
export const pictureSizeOf = (bytes: Uint8Array) => {
  if (bytes.length < 32) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const mark = view.getUint32(0)
  if (mark === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (mark >>> 16 === 0xffd8) return sizeOfJpeg(view)
  if (mark === 0x47494638) return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (mark === 0x52494646) return sizeOfWebp(view)
  if (mark >>> 16 === 0x424d)
    return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) }
  return undefined
}

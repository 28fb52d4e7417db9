/** The syllables of a name in rows of about the same length: 빌더스컨설팅인 → 빌더스 컨설 팅인 */
const rowsOf = (name: string) => {
  const letters = [...name.replace(/[\s()]/g, ''), '인']
  const count = Math.max(1, Math.round(Math.sqrt(letters.length)))
  const perRow = Math.ceil(letters.length / count)
  return Array.from({ length: Math.ceil(letters.length / perRow) }, (_, at) =>
    letters.slice(at * perRow, (at + 1) * perRow).join(''),
  )
}

export const sealSize = 96

/** A round seal made from the company's name: screens and papers draw the same one. */
export const sealShape = (company: string) => {
  const rows = rowsOf([...company].slice(0, 16).join(''))
  const longest = Math.max(...rows.map((row) => [...row].length))
  const font = Math.min(62 / rows.length, 66 / longest)
  const first = sealSize / 2 - ((rows.length - 1) * font * 1.05) / 2 + font * 0.36
  return { radius: 45, stroke: 3, font, rows: rows.map((text, at) => ({ text, y: first + at * font * 1.05 })) }
}

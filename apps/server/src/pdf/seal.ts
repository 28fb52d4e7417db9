const red = '#d92d20'
const size = 96

/** The syllables of a name in rows of about the same length: 빌더스컨설팅인 → 빌더스 컨설 팅인 */
const rowsOf = (name: string) => {
  const letters = [...name.replace(/[\s()]/g, ''), '인']
  const count = Math.max(1, Math.round(Math.sqrt(letters.length)))
  const perRow = Math.ceil(letters.length / count)
  return Array.from({ length: Math.ceil(letters.length / perRow) }, (_, at) =>
    letters.slice(at * perRow, (at + 1) * perRow).join(''),
  )
}

/** A round seal made from the company's name, for companies that have set no picture of theirs. */
export const sealOf = (company: string) => {
  const rows = rowsOf(company.replace(/[<>&"']/g, '').slice(0, 16))
  const longest = Math.max(...rows.map((row) => row.length))
  const font = Math.min(62 / rows.length, 66 / longest)
  const first = size / 2 - ((rows.length - 1) * font * 1.05) / 2 + font * 0.36
  const texts = rows.map(
    (row, at) =>
      `<text x="${size / 2}" y="${(first + at * font * 1.05).toFixed(1)}" text-anchor="middle" font-size="${font.toFixed(1)}" fill="${red}">${row}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">
    <circle cx="${size / 2}" cy="${size / 2}" r="45" fill="none" stroke="${red}" stroke-width="3"/>
    ${texts.join('')}
  </svg>`
}

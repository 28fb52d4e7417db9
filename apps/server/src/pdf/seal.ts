import { sealShape, sealSize as size } from '@crm/contract/features/companyProfile/sealShape'

const red = '#d92d20'

/** A seal made from the company's name, for companies that have set no picture of theirs. */
export const sealOf = (company: string) => {
  const { radius, stroke, font, rows } = sealShape(company.replace(/[<>&"']/g, ''))
  const texts = rows.map(
    ({ text, y }) =>
      `<text x="${size / 2}" y="${y.toFixed(1)}" text-anchor="middle" font-size="${font.toFixed(1)}" fill="${red}">${text}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">
    <circle cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="none" stroke="${red}" stroke-width="${stroke}"/>
    ${texts.join('')}
  </svg>`
}

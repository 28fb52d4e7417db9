import { sealShape, sealSize } from '@crm/contract/features/companyProfile/sealShape'
import classes from './CompanyProfile.module.css'

const middle = sealSize / 2

/** The seal that papers have where no picture was set. */
export const MadeSeal = ({ company, label }: { company: string; label: string }) => {
  const { radius, stroke, font, rows } = sealShape(company)
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${sealSize} ${sealSize}`} className={classes.made}>
      <circle cx={middle} cy={middle} r={radius} strokeWidth={stroke} />
      {rows.map(({ text, y }) => (
        <text key={y} x={middle} y={y} fontSize={font} textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  )
}

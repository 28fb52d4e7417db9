import { companyOfPage, useBrand } from '../../lib/session/brand.ts'
import { uiText } from '../ui.messages.ts'
import classes from './Brand.module.css'

interface BrandProps {
  size?: number
  /** Another name than the product's own; empty while it is not known. */
  name?: string | undefined
}

export const Brand = ({ size = 22, name = 'Builder CRM' }: BrandProps) => (
  <span className={classes.brand}>
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={classes.mark}>
      <rect width="24" height="24" rx="6.5" fill="var(--accent-fill)" />
      <g fill="var(--on-fill)">
        <rect x="6" y="13" width="5.4" height="5" rx="1.3" />
        <rect x="12.6" y="13" width="5.4" height="5" rx="1.3" opacity=".72" />
        <rect x="6" y="6.6" width="5.4" height="5" rx="1.3" opacity=".86" />
      </g>
    </svg>
    <span className={name ? classes.name : 'visually-hidden'}>{name || uiText.home}</span>
  </span>
)

/** On pages outside the product: clients come there, too, so they bear the company's name. */
export const PageBrand = ({ size }: Pick<BrandProps, 'size'>) => (
  <Brand {...(size && { size })} name={useBrand() ?? companyOfPage() ?? undefined} />
)

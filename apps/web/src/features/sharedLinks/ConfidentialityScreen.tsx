import { confidentialityText, currentConfidentiality } from '@crm/contract/features/fileShares/confidentiality'
import { portal } from '@crm/contract/features/portal/portal'
import { useSearchParams } from 'react-router'
import { useCompanyBrand } from '../../shared/lib/useCompanyBrand.ts'
import { useRead } from '../../shared/lib/useRead.ts'
import { PageBrand } from '../../shared/ui/Brand.tsx'
import { Card } from '../../shared/ui/Card.tsx'
import { SmallText } from '../../shared/ui/SmallText.tsx'
import { Stack } from '../../shared/ui/Stack.tsx'
import classes from './SharePage.module.css'
import { linkText as text } from './sharedLinks.messages.ts'

/** The text that readers of some links accept first: the present one, or the version that the address names. */
export const ConfidentialityScreen = () => {
  const [search] = useSearchParams()
  const company = useRead(portal.companyInfo).data?.query[0]?.name ?? ''
  useCompanyBrand()
  const shown =
    confidentialityText(search.get('version') ?? '', company) ?? confidentialityText(currentConfidentiality, company)
  if (!shown) return null
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <PageBrand size={24} />
        <h1 className={classes.title}>{shown.title}</h1>
        <SmallText>{text.version(shown.version)}</SmallText>
      </header>
      <Card>
        <Stack>
          {shown.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Stack>
      </Card>
    </main>
  )
}

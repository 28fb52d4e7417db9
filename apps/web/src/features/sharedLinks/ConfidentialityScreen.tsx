import { confidentialityText, currentConfidentiality } from '@crm/contract/features/fileShares/confidentiality'
import { portal } from '@crm/contract/features/portal/portal'
import { useSearchParams } from 'react-router'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useCompanyBrand } from '../../shared/lib/session/useCompanyBrand.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { PublicHead, PublicPage } from '../../shared/ui/page/PublicPage.tsx'
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
    <PublicPage>
      <PublicHead title={shown.title}>
        <SmallText>{text.version(shown.version)}</SmallText>
      </PublicHead>
      <Card>
        <Stack>
          {shown.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Stack>
      </Card>
    </PublicPage>
  )
}

import { useSearchParams } from 'react-router'
import { lazyPart } from '../../shared/lib/page/lazyPart.tsx'
import { useCompanyBrand } from '../../shared/lib/session/useCompanyBrand.ts'

const SignerScreen = lazyPart(() => import('./signing/SignerScreen.tsx').then((file) => file.SignerScreen))
const VerifyPage = lazyPart(() => import('./verify/VerifyPage.tsx').then((file) => file.VerifyPage))

/** A contract as whoever has the link reads and signs it; with `verify=1` the check of a PDF, which needs no link. */
export const ContractScreen = () => {
  const [search] = useSearchParams()
  useCompanyBrand()
  return search.get('verify') === '1' ? <VerifyPage /> : <SignerScreen t={search.get('t') ?? ''} />
}

import type { SignerPage } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { isOver, signerState } from '@crm/contract/features/contracts/contracts.words'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag, type Tone } from '../../../shared/ui/display/Tag.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Grow } from '../../../shared/ui/layout/Stack.tsx'
import { Row, RowList } from '../../../shared/ui/list/RowList.tsx'
import { signingText as text } from '../contractSigning.messages.ts'

type Signer = SignerPage['signers'][number]

const tones: Record<Signer['cs_state'], Tone> = { waiting: 'gray', asked: 'accent', signed: 'green', declined: 'red' }

/** Nobody is waited for any more once the contract has come to nothing. */
const hasState = ({ ctr_state }: SignerPage, { cs_state }: Signer) =>
  !isOver(ctr_state) || cs_state === 'signed' || cs_state === 'declined'

/** Who signs, in their order, and who has. */
export const Signers = ({ page }: { page: SignerPage }) => (
  <Card title={text.signers} flush>
    <RowList as="ol" label={text.signers}>
      {page.signers.map((signer, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signers of a contract that was sent stay in their places
        <Row key={place}>
          <Grow as="span">
            <strong>{signer.cs_name}</strong> {signer.cs_title}
            {signer.cs_signed_dt && <SmallText>{text.signedAt(showDateTime(signer.cs_signed_dt))}</SmallText>}
          </Grow>
          {hasState(page, signer) && <Tag tone={tones[signer.cs_state]}>{signerState.label(signer.cs_state)}</Tag>}
        </Row>
      ))}
    </RowList>
  </Card>
)

import type { SignerPage } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { signerState } from '@crm/contract/features/contracts/contracts.words'
import { showDateTime } from '../../../shared/lib/date.ts'
import { Card } from '../../../shared/ui/Card.tsx'
import { SmallText } from '../../../shared/ui/SmallText.tsx'
import { Tag, type Tone } from '../../../shared/ui/Tag.tsx'
import classes from '../ContractSigning.module.css'
import { signingText as text } from '../contractSigning.messages.ts'

type Signer = SignerPage['signers'][number]

const tones: Record<Signer['cs_state'], Tone> = { waiting: 'gray', asked: 'accent', signed: 'green', declined: 'red' }

/** Who signs, in their order, and who has. */
export const Signers = ({ page: { signers } }: { page: SignerPage }) => (
  <Card title={text.signers} flush>
    <ol className={classes.rows} aria-label={text.signers}>
      {signers.map(({ cs_name, cs_title, cs_state, cs_signed_dt }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signers of a contract that was sent stay in their places
        <li key={place} className={classes.row}>
          <span className={classes.rowWords}>
            <strong>{cs_name}</strong> {cs_title}
            {cs_signed_dt && <SmallText>{text.signedAt(showDateTime(cs_signed_dt))}</SmallText>}
          </span>
          <Tag tone={tones[cs_state]}>{signerState.label(cs_state)}</Tag>
        </li>
      ))}
    </ol>
  </Card>
)

import { type OutboxMessage, outboxChannel, outboxState } from '@crm/contract/features/outbox/outbox'
import { showBytes } from '../../shared/lib/format/bytes.ts'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { linked } from './linked.ts'
import { outboxText } from './outbox.messages.ts'

const tones: Record<OutboxMessage['ob_state'], Tone> = { waiting: 'amber', sent: 'green', failed: 'red' }

const Body = ({ words }: { words: string }) => {
  let at = 0
  return (
    <Text as="p" keepsLines>
      {linked(words).map((piece) => {
        at += piece.text.length
        return piece.isLink ? (
          <a key={at} href={piece.text}>
            {piece.text}
          </a>
        ) : (
          <span key={at}>{piece.text}</span>
        )
      })}
    </Text>
  )
}

/** One message as its reader would see it, and what became of it. */
export const MessageCard = ({ message }: { message: OutboxMessage }) => (
  <article>
    <Card
      title={message.ob_subject}
      actions={
        <>
          <Tag>{outboxChannel.label(message.channel)}</Tag>
          <Tag tone={tones[message.ob_state]}>{outboxState.label(message.ob_state)}</Tag>
        </>
      }
    >
      <Stack gap="sm">
        <SmallText>
          {[message.ob_to, showDateTime(message.reg_dt), message.ob_tries > 1 && outboxText.tries(message.ob_tries)]
            .filter(Boolean)
            .join(' · ')}
        </SmallText>
        <Body words={message.ob_text ?? outboxText.gone} />
        {message.attachments.length > 0 && (
          <SmallText>
            {outboxText.attachments(message.attachments.map(({ name, size }) => `${name} (${showBytes(size)})`))}
          </SmallText>
        )}
        {message.ob_state !== 'sent' && message.ob_outcome && <SmallText tone="red">{message.ob_outcome}</SmallText>}
      </Stack>
    </Card>
  </article>
)

import { Button, Progress } from '@mantine/core'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { DropZone } from '../../../shared/ui/input/DropZone.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { PublicHead, PublicPage } from '../../../shared/ui/page/PublicPage.tsx'
import { verifyText as text } from '../contractSigning.messages.ts'
import { type Checking, useVerification } from './useVerification.ts'
import { VerdictCard } from './VerdictCard.tsx'

const Sending = ({ file, share, onCancel }: { file: File; share: number; onCancel: () => void }) => {
  const words = share < 1 ? text.sending(file.name) : text.checking
  return (
    <Card>
      <Stack gap="sm">
        <p role="status">{words}</p>
        <Progress value={share * 100} animated={share === 1} aria-label={text.sending(file.name)} />
        <div>
          <Button size="xs" variant="default" onClick={onCancel}>
            {text.cancel}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

interface OutcomeProps {
  checking: Checking
  onCheck: (file: File) => void
  onCancel: () => void
}

const Outcome = ({ checking, onCheck, onCancel }: OutcomeProps) => {
  if (checking.is === 'sending') return <Sending {...checking} onCancel={onCancel} />
  if (checking.is === 'done') return <VerdictCard {...checking} />
  if (checking.is === 'empty') return null
  return (
    <Note as="div" tone="red" role="alert">
      <Inline justify="between" wraps>
        <span>{checking.reason}</span>
        {checking.mayRetry && (
          <Button size="xs" variant="default" onClick={() => onCheck(checking.file)}>
            {text.retry}
          </Button>
        )}
      </Inline>
    </Note>
  )
}

/** Whoever has a sealed contract finds out whether it is as it was sealed. */
export const VerifyPage = () => {
  const { checking, check, cancel } = useVerification()
  return (
    <PublicPage>
      <PublicHead kind={text.kind} title={text.title}>
        <Text as="p" tone="second">
          {text.words}
        </Text>
      </PublicHead>
      <Stack>
        <Outcome checking={checking} onCheck={check} onCancel={cancel} />
        <DropZone
          words={text.drop}
          hint={text.hint}
          accept="application/pdf,.pdf"
          onFiles={([file]) => file && check(file)}
        />
      </Stack>
    </PublicPage>
  )
}

import type { SignerPage } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { Button, Radio, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { showLength } from '../../../shared/lib/format/date.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import classes from '../ContractSigning.module.css'
import { signingText as text } from '../contractSigning.messages.ts'
import type { CodeState, CodeWay } from './useCode.ts'

export const codeFormId = 'signing-code'

const justNowMs = 3000

const Typing = ({ code }: { code: CodeState }) => {
  const { form, secondsLeft, isOver, sent, sentTo, isSending, send, problem } = code
  const field = useRef<HTMLInputElement>(null)
  const sentAt = sent?.at ?? 0
  // Whoever asked for a code types it next; whoever comes back to the page is left where they are.
  useEffect(() => {
    if (Date.now() - sentAt < justNowMs) field.current?.focus()
  }, [sentAt])
  const props = form.form.getInputProps('code')
  return (
    <form id={codeFormId} {...form.bind}>
      <Stack gap="sm">
        <Note tone="accent" role="status">
          {text.codeSent(sentTo)}
        </Note>
        <TextInput
          ref={field}
          label={text.code}
          size="md"
          maw={220}
          classNames={{ input: classes.code ?? '' }}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          maxLength={6}
          {...props}
          error={props.error ?? problem}
        />
        <Inline gap="sm" wraps>
          {!isOver && (
            <SmallText as="span" {...(secondsLeft < 60 && { tone: 'amber' as const })}>
              <span role="timer">{text.codeLeft(showLength(secondsLeft))}</span>
            </SmallText>
          )}
          <Button size="xs" variant="default" loading={isSending} onClick={send}>
            {text.sendAgain}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

/** Proves who signs by a code that goes to the signer's phone or mail. */
export const CodeStep = ({ page: { me }, code }: { page: SignerPage; code: CodeState }) => {
  if (me.is_verified)
    return (
      <Note tone="green" role="status">
        {text.verified}
      </Note>
    )
  if (me.code_ways.length === 0) return <Note tone="amber">{text.noWays}</Note>
  return (
    <Stack>
      <Radio.Group label={text.way} value={code.way ?? ''} onChange={(way) => code.setWay(way as CodeWay)}>
        <Stack gap="sm">
          {me.code_ways.map(({ way, to }) => (
            <Radio key={way} size="md" value={way} label={`${text.wayName[way]} ${to}`} />
          ))}
        </Stack>
      </Radio.Group>
      {code.sent && <Typing code={code} />}
    </Stack>
  )
}

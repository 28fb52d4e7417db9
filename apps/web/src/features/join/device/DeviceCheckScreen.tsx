import { auth } from '@crm/contract/features/auth/auth'
import { type DeviceProof, join } from '@crm/contract/features/join/join'
import { Button, PinInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useEndpointForm } from '../../../shared/kit/form/useEndpointForm.ts'
import { showLength } from '../../../shared/lib/format/date.ts'
import { invalidate } from '../../../shared/lib/server/stale.ts'
import { signOut } from '../../../shared/lib/session/currentUser.ts'
import { thisDevice } from '../../../shared/lib/session/device.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { EntryContent, EntryForm, EntryPage } from '../../../shared/ui/page/EntryPage.tsx'
import { PageSpinner } from '../../../shared/ui/page/PageSpinner.tsx'
import { ErrorState } from '../../../shared/ui/state/ErrorState.tsx'
import { authText } from '../../auth/auth.messages.ts'
import { useDeviceProof, useSendDeviceCode } from '../join.api.ts'
import { joinText } from '../join.messages.ts'
import classes from './DeviceCheckScreen.module.css'
import { useCountdown } from './useCountdown.ts'

interface ProofProps {
  proof: DeviceProof
  /** When the server said so. */
  since: number
}

const SendButton = ({ proof, since }: ProofProps) => {
  const send = useSendDeviceCode()
  const wait = useCountdown(proof.resend_in, since)
  const isFirst = proof.expires_in === null && wait === 0
  const request = () => send.mutate(undefined, { onSuccess: () => toast.success(joinText.codeSent) })
  if (isFirst) {
    return (
      <Button fullWidth size="md" mt="lg" loading={send.isPending} onClick={request}>
        {joinText.sendCode}
      </Button>
    )
  }
  return (
    <Button size="xs" variant="default" loading={send.isPending} disabled={wait > 0} onClick={request}>
      {wait > 0 ? joinText.sendAgainIn(wait) : joinText.sendAgain}
    </Button>
  )
}

const digitSize = () => ({ root: { '--pin-input-size': '46px' } as const })

/** The guard decides anew, and sends people on to where they wanted to be. */
const useGoOn = () => {
  const { revalidate } = useRevalidator()
  return () => {
    toast.success(joinText.verified)
    invalidate(auth.profile)
    revalidate()
  }
}

const CodeForm = ({ proof, since }: ProofProps) => {
  const goOn = useGoOn()
  const left = useCountdown(proof.expires_in, since)
  const [tries, setTries] = useState(0)
  const state = useEndpointForm(join.verifyDevice, {
    initial: { code: '' },
    guardsLeaving: false,
    quiet: true,
    onDone: goOn,
    onRefused: (): boolean => {
      // Typed anew from the first digit: over a full code no digit would be the sixth.
      state.form.setFieldValue('code', '')
      setTries((count) => count + 1)
      return false
    },
  })
  const { form, bind, busy, problem } = state
  const { error, ...input } = form.getInputProps('code')
  const fields = useRef<HTMLFieldSetElement>(null)
  return (
    <EntryForm bind={bind} problem={problem} busy={busy} submit={joinText.verify}>
      <fieldset ref={fields} className={classes.code}>
        <Text as="legend" size="small" weight="medium">
          {joinText.code}
        </Text>
        <PinInput
          key={tries}
          length={6}
          type="number"
          gap={6}
          vars={digitSize}
          autoFocus
          error={Boolean(error)}
          classNames={{ root: classes.digits }}
          getInputProps={(index) => ({ 'aria-label': joinText.codeDigit(index + 1) })}
          {...input}
          // The sixth digit sends it.
          onComplete={() => fields.current?.form?.requestSubmit()}
        />
        {error && (
          <Text as="p" tone="red" size="tiny" role="alert">
            {error}
          </Text>
        )}
        <Inline justify="between">
          <SmallText as="span">{left > 0 ? joinText.codeLives(showLength(left)) : joinText.codeOver}</SmallText>
          <SendButton proof={proof} since={since} />
        </Inline>
      </fieldset>
    </EntryForm>
  )
}

/** Staff on a device that nobody has proved yet: a code by mail proves it. */
export const DeviceCheckScreen = () => {
  const { data, error, dataUpdatedAt, refetch } = useDeviceProof()
  const proof = data?.query[0]
  if (error) return <ErrorState reason={error.message} onRetry={() => refetch()} />
  if (!proof) return <PageSpinner />

  const hasCode = proof.expires_in !== null || proof.resend_in > 0
  const sentTo = proof.sent_to ?? ''
  return (
    <EntryPage
      title={joinText.deviceTitle}
      context={joinText.deviceContext}
      foot={
        <Button variant="subtle" color="gray" size="xs" onClick={signOut}>
          {authText.signOut}
        </Button>
      }
    >
      <EntryContent>
        <Note as="div">
          <strong>{thisDevice()}</strong>
          <p>{hasCode ? joinText.deviceSentTo(sentTo) : joinText.deviceTo(sentTo)}</p>
        </Note>
      </EntryContent>
      {hasCode ? <CodeForm proof={proof} since={dataUpdatedAt} /> : <SendButton proof={proof} since={dataUpdatedAt} />}
    </EntryPage>
  )
}

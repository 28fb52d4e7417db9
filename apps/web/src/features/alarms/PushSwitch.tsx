import type { User } from '@crm/contract/features/auth/auth'
import { Switch } from '@mantine/core'
import { useEffect, useState } from 'react'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { alarmsText } from './alarms.messages.ts'
import { isPushOn, pushAvailability, turnPushOff, turnPushOn } from './push.ts'

const descriptions = {
  available: alarmsText.pushDescription,
  unsupported: alarmsText.pushUnsupported,
  denied: alarmsText.pushDenied,
}

/** Whether this browser shows alarms while nobody looks at the product. For the profile page. */
export const PushSwitch = ({ user }: { user: Pick<User, 'user_no' | 'user_web_push_tokens'> }) => {
  const { user_no, user_web_push_tokens } = user
  const [isOn, setOn] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [availability, setAvailability] = useState(pushAvailability)

  useEffect(() => {
    let isGone = false
    isPushOn(user_web_push_tokens)
      .then((found) => !isGone && setOn(found))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [user_web_push_tokens])

  const turn = async (wanted: boolean) => {
    setBusy(true)
    try {
      if (!wanted) await turnPushOff()
      const agreed = wanted && (await turnPushOn(user_no))
      setOn(agreed)
      if (agreed === wanted) toast.success(agreed ? alarmsText.pushOn : alarmsText.pushOff)
    } catch {
      toast.error(alarmsText.pushFailed)
    } finally {
      setAvailability(pushAvailability())
      setBusy(false)
    }
  }

  return (
    <Switch
      label={alarmsText.pushLabel}
      description={descriptions[availability]}
      checked={isOn}
      disabled={isBusy || availability !== 'available'}
      onChange={(event) => turn(event.currentTarget.checked)}
    />
  )
}

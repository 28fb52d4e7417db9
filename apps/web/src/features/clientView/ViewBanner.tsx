import type { User } from '@crm/contract/features/auth/auth'
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { signOutAndClose } from '../../shared/lib/session/currentUser.ts'
import { clientViewText } from './clientView.messages.ts'
import classes from './ViewBanner.module.css'

/** Whose screens are shown, that nothing can be changed, and the way out: where the browser keeps the tab open, the own home follows. */
export const ViewBanner = ({ user }: { user: User }) => (
  <section className={`${classes.banner} no-print`} aria-label={clientViewText.label}>
    <p>
      <IconEye size={18} stroke={1.6} aria-hidden />
      {clientViewText.viewing(user)}
    </p>
    <Button size="xs" variant="default" onClick={signOutAndClose}>
      {clientViewText.end}
    </Button>
  </section>
)

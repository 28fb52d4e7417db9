import type { User } from '@crm/contract/features/auth/auth'
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { signOut } from '../../shared/lib/currentUser.ts'
import { clientViewText } from './clientView.messages.ts'
import classes from './ViewBanner.module.css'

/** The tab was opened for this, so the browser lets it close itself; where it does not, the own home follows. */
const end = () => signOut().finally(() => window.close())

/** Whose screens are shown, that nothing can be changed, and the way out. */
export const ViewBanner = ({ user }: { user: User }) => (
  <section className={`${classes.banner} no-print`} aria-label={clientViewText.label}>
    <p>
      <IconEye size={18} stroke={1.6} aria-hidden />
      {clientViewText.viewing(user)}
    </p>
    <Button size="xs" variant="default" onClick={end}>
      {clientViewText.end}
    </Button>
  </section>
)

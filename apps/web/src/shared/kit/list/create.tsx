import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useUser } from '../../lib/session/currentUser.ts'
import { isOpenTo } from '../../lib/session/useMay.ts'

interface Permission {
  /** Offered to those alone who may call it. */
  endpoint?: AnyEndpoint
}
interface CreatePage extends Permission {
  to: string
}
interface FormProps {
  opened: boolean
  onClose: () => void
}
interface CreateForm extends Permission {
  form: ComponentType<FormProps>
}
interface CreateWith extends Permission {
  /** The form with what it has to know from here. */
  render: (props: FormProps) => ReactNode
}

/** What makes a new record: a page of its own, a panel beside the list, or whatever the list does itself. */
export type Create = CreatePage | CreateForm | CreateWith | (() => void)

interface Creating {
  start: () => void
  /** The button; undefined for people who may not. */
  button: (words: ReactNode) => ReactNode
  form: ReactNode
}

const plus = <IconPlus size={16} aria-hidden />

/** The way to a new record, as a button, by the key `c`, and where a list is empty. */
export const useCreate = (create: Create | undefined): Creating | undefined => {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const scopes = useUser()?.emp_scope ?? []
  if (!create) return undefined
  if (typeof create === 'object' && create.endpoint && !isOpenTo(create.endpoint, scopes)) return undefined
  if (typeof create === 'object' && 'to' in create) {
    const { to } = create
    const button = (words: ReactNode) => (
      <Button component={Link} to={to} leftSection={plus}>
        {words}
      </Button>
    )
    return { start: () => navigate(to), button, form: null }
  }
  const start = typeof create === 'function' ? create : () => setOpen(true)
  const form = () => {
    const props = { opened: isOpen, onClose: () => setOpen(false) }
    if (typeof create === 'function' || !isOpen) return null
    if ('render' in create) return create.render(props)
    return <create.form {...props} />
  }
  return {
    start,
    button: (words) => (
      <Button leftSection={plus} onClick={start}>
        {words}
      </Button>
    ),
    form: form(),
  }
}

import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import type { FormHTMLAttributes, ReactNode } from 'react'
import { TextLink } from '../../shared/ui/button/TextButton.tsx'
import { Note } from '../../shared/ui/display/Note.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { PageBrand } from '../../shared/ui/page/Brand.tsx'
import classes from './JoinPage.module.css'
import { joinText } from './join.messages.ts'

interface JoinPageProps {
  title: string
  context: string
  /** What `useEndpointForm` gave. */
  form: {
    bind: FormHTMLAttributes<HTMLFormElement>
    busy: boolean
    problem: string | null
    restored: boolean
    discardDraft: () => void
  }
  children: ReactNode
}

/** A registration form: sections one below the other, the button always within reach. */
export const JoinPage = ({ title, context, form, children }: JoinPageProps) => (
  <main className={classes.page}>
    <form {...form.bind} className={classes.column}>
      <header>
        <TextLink to={screens.Index.path}>
          <PageBrand size={26} />
        </TextLink>
        <h1 className={classes.title}>{title}</h1>
        <SmallText>{context}</SmallText>
      </header>
      {form.restored && (
        <Note as="div" tone="accent" role="status">
          <Inline wraps justify="between">
            {joinText.restored}
            <Button size="xs" variant="default" onClick={form.discardDraft}>
              {joinText.startOver}
            </Button>
          </Inline>
        </Note>
      )}
      {children}
      <div role="alert">{form.problem && <Note tone="red">{form.problem}</Note>}</div>
      <div className={classes.bar}>
        <TextLink to={screens.JoinType.path} tone="second">
          {joinText.chooseAgain}
        </TextLink>
        <Button type="submit" loading={form.busy}>
          {joinText.join}
        </Button>
      </div>
    </form>
  </main>
)

/** Fields that belong together, two in a row where there is room. */
export const JoinSection = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <Card title={title} note={note}>
    <FieldGrid>{children}</FieldGrid>
  </Card>
)

/** A field that takes the whole row. */
export const WholeRow = ({ children }: { children: ReactNode }) => <div data-whole>{children}</div>

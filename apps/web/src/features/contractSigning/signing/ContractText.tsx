import { Button } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { RichTextView } from '../../../shared/kit/editor/RichTextView.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import classes from '../ContractSigning.module.css'
import { signingText as text } from '../contractSigning.messages.ts'

interface Props {
  html: string
  /** Whoever has read it before comes back to what is next; it can be unfolded. */
  isFolded: boolean
  title?: ReactNode
  /** Stands at the very end of the text. */
  end?: ReactNode
}

/** All of the text in the page itself, so that it scrolls with the finger and with every key that scrolls. */
export const ContractText = ({ html, isFolded, title = text.body, end }: Props) => {
  const [isOpen, setOpen] = useState(!isFolded)
  const id = useId()
  return (
    <Card
      title={title}
      actions={
        <Button
          size="xs"
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${text.body} ${isOpen ? text.fold : text.unfold}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? text.fold : text.unfold}
        </Button>
      }
    >
      <Stack divided>
        <div id={id} className={classes.text} hidden={!isOpen}>
          <RichTextView html={html} />
        </div>
        {end ?? (!isOpen && <SmallText>{text.folded}</SmallText>)}
      </Stack>
    </Card>
  )
}

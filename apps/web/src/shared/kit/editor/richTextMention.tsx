import type { Editor } from '@tiptap/core'
import { ReactRenderer } from '@tiptap/react'
import type { SuggestionKeyDownProps, SuggestionOptions, SuggestionProps } from '@tiptap/suggestion'
import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { uiText } from '../../ui/ui.messages.ts'
import classes from './RichText.module.css'
import type { Mentionable } from './richText.ts'

const mostShown = 10
const margin = 8

interface MenuHandle {
  onKey: (key: string) => boolean
}

type MenuProps = SuggestionProps<Mentionable> & { ref?: Ref<MenuHandle> }

/** Below the caret, or above it where there is no room. */
const placeOf = (clientRect: SuggestionProps['clientRect'], count: number) => {
  const caret = clientRect?.()
  if (!caret) return { display: 'none' }
  const height = Math.min(264, Math.max(count, 1) * 37 + 10)
  const below = caret.bottom + margin + height < innerHeight
  return {
    left: Math.max(margin, Math.min(caret.left, innerWidth - 220 - margin)),
    top: below ? caret.bottom + 4 : Math.max(margin, caret.top - height - 4),
  }
}

const keepInView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

const MentionMenu = ({ items, command, clientRect, ref }: MenuProps) => {
  const [at, setAt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other people, other first one
  useEffect(() => setAt(0), [items])
  const choose = (index: number) => {
    const person = items[index]
    if (person) command(person as never)
  }
  useImperativeHandle(ref, () => ({
    onKey: (key) => {
      const count = items.length
      if (key === 'ArrowDown' && count) setAt((at + 1) % count)
      else if (key === 'ArrowUp' && count) setAt((at + count - 1) % count)
      else if ((key === 'Enter' || key === 'Tab') && count) choose(at)
      else return false
      return true
    },
  }))
  return (
    <div className={classes.menu} role="listbox" aria-label={uiText.mention} style={placeOf(clientRect, items.length)}>
      {items.map(({ id, label, note }, index) => (
        <button
          key={id}
          ref={index === at ? keepInView : undefined}
          type="button"
          role="option"
          aria-selected={index === at}
          className={classes.person}
          onMouseEnter={() => setAt(index)}
          // The caret stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(index)}
        >
          {label}
          {note && <span>{note}</span>}
        </button>
      ))}
      {items.length === 0 && <div className={classes.nobody}>{uiText.nobodyToMention}</div>}
    </div>
  )
}

const mentionedIn = ({ state }: Editor) => {
  const ids = new Set<string>()
  state.doc.descendants((node) => {
    if (node.type.name === 'mention') ids.add(String(node.attrs.id))
  })
  return ids
}

/** Dialogs around the editor leave Esc to the menu while it is open. */
const keepEsc = ({ view }: Editor, isOpen: boolean) =>
  view.dom.setAttribute('data-mantine-stop-propagation', String(isOpen))

const menu = () => {
  let shown: ReactRenderer<MenuHandle, MenuProps> | undefined
  return {
    onStart: (props: SuggestionProps<Mentionable>) => {
      keepEsc(props.editor, true)
      shown = new ReactRenderer<MenuHandle, MenuProps>(MentionMenu, { props, editor: props.editor })
      document.body.append(shown.element)
    },
    onUpdate: (props: SuggestionProps<Mentionable>) => shown?.updateProps(props),
    onKeyDown: ({ event }: SuggestionKeyDownProps) => shown?.ref?.onKey(event.key) ?? false,
    onExit: ({ editor }: SuggestionProps<Mentionable>) => {
      if (!editor.isDestroyed) keepEsc(editor, false)
      shown?.element.remove()
      shown?.destroy()
      shown = undefined
    },
  }
}

/** The @ menu: people by a part of their name or its 초성, without those who are mentioned already. */
export const mentionSuggestion = (
  people: (typed: string) => Mentionable[],
): Omit<SuggestionOptions<Mentionable>, 'editor'> => ({
  char: '@',
  items: ({ query, editor }) => {
    const mentioned = mentionedIn(editor)
    return people(query)
      .filter(({ id }) => !mentioned.has(String(id)))
      .slice(0, mostShown)
  },
  render: menu,
})

import { Link } from '@mantine/tiptap'
import { Extension } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Mention } from '@tiptap/extension-mention'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import { addressOf, pictureAt } from '../../lib/page/ownPictures.ts'
import type { Mentionable } from './richText.ts'
import { mentionSuggestion } from './richTextMention.tsx'

interface ExtensionOptions {
  placeholder: string
  people: (typed: string) => Mentionable[]
  onSubmit: () => void
}

/** Shows a picture of ours, which needs the token; the document keeps its address. */
const OwnImage = Image.extend({
  // Any other picture would be dropped by the server: it does not come in at all.
  parseHTML: () => [{ tag: 'img', getAttrs: (picture) => (addressOf(picture) ? null : false) }],
  addAttributes() {
    return { ...this.parent?.(), src: { default: null, parseHTML: (picture) => addressOf(picture) } }
  },
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('img')
      dom.alt = node.attrs.alt ?? ''
      pictureAt(node.attrs.src).then(
        (url) => {
          dom.src = url
        },
        () => {},
      )
      return { dom }
    },
})

const SubmitKey = Extension.create<{ onSubmit: () => void }>({
  name: 'submitKey',
  // Before the line break that the same keys would make.
  priority: 1000,
  addOptions: () => ({ onSubmit: () => {} }),
  addKeyboardShortcuts() {
    return {
      'Mod-Enter': ({ editor }) => {
        if (editor.view.composing) return false
        this.options.onSubmit()
        return true
      },
    }
  },
})

/** What can be written: the same that the server lets through. */
export const extensionsOf = ({ placeholder, people, onSubmit }: ExtensionOptions) => [
  SubmitKey.configure({ onSubmit }),
  StarterKit.configure({ heading: { levels: [2, 3] }, link: false }),
  Link.configure({ openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] }),
  OwnImage,
  Placeholder.configure({ placeholder }),
  Mention.configure({ suggestion: mentionSuggestion(people) }),
]

import '@mantine/tiptap/styles.layer.css'
import { RichTextEditor as Frame } from '@mantine/tiptap'
import { IconPhoto } from '@tabler/icons-react'
import { useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { addressOf } from '../../lib/page/ownPictures.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { editorLabels, uiText } from '../../ui/ui.messages.ts'
import { InsertionMenu } from './InsertionMenu.tsx'
import classes from './RichText.module.css'
import type { RichTextProps } from './richText.ts'
import { extensionsOf } from './richTextExtensions.ts'

interface RichTextEditorProps extends RichTextProps {
  errorId?: string | undefined
}

const pictures = 'image/png, image/jpeg, image/gif, image/webp'
const isPicture = ({ type }: File) => pictures.split(', ').includes(type)
const filesIn = (data: DataTransfer | null) => [...(data?.files ?? [])].filter(isPicture)

/** In text copied from elsewhere; a picture copied by itself comes as a file. */
const hasForeignPicture = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').images].some((picture) => !addressOf(picture))

/** Always fetched on demand: see RichTextField. */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const { label, value, placeholder, bare, autoFocus, storePicture, errorId, headings, insertions } = props
  const picker = useRef<HTMLInputElement>(null)
  // The editor is made once; what it calls is always the newest.
  const latest = useRef(props)
  latest.current = props
  const emitted = useRef(value)

  const take = (files: File[]) => {
    if (!latest.current.storePicture || !files.length) return false
    void insert(files)
    return true
  }
  const editor = useEditor({
    extensions: extensionsOf({
      placeholder: placeholder ?? '',
      people: (typed) => latest.current.people?.(typed) ?? [],
      onSubmit: () => latest.current.onSubmit?.(),
    }),
    content: value,
    autofocus: autoFocus ? 'end' : false,
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: changed }) => {
      emitted.current = changed.isEmpty ? '' : changed.getHTML()
      latest.current.onChange(emitted.current)
    },
    editorProps: {
      attributes: {
        ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'aria-invalid': String(Boolean(errorId)) },
        ...(errorId ? { 'aria-describedby': errorId } : {}),
      },
      transformPastedHTML: (html) => {
        if (hasForeignPicture(html)) toast.error(uiText.foreignPicture)
        return html
      },
      handlePaste: (_view, event) => take(filesIn(event.clipboardData)),
      handleDrop: (_view, event) => take(filesIn(event.dataTransfer)),
    },
  })
  const insert = async (files: File[]) => {
    for (const file of files) {
      const src = await latest.current.storePicture?.(file)
      if (src) editor.chain().focus().setImage({ src, alt: file.name }).run()
    }
  }
  // Somebody else has changed it: a draft came back, or the form begins anew.
  useEffect(() => {
    if (value === emitted.current) return
    emitted.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <Frame
      editor={editor}
      labels={editorLabels}
      withTypographyStyles={false}
      className={classes.editor}
      data-error={errorId ? true : undefined}
    >
      {!bare && (
        <Frame.Toolbar className={classes.toolbar}>
          <Frame.ControlsGroup>
            <Frame.Bold />
            <Frame.Italic />
            <Frame.Underline />
            <Frame.Strikethrough />
          </Frame.ControlsGroup>
          <Frame.ControlsGroup>
            {headings && <Frame.H3 />}
            <Frame.BulletList />
            <Frame.OrderedList />
            <Frame.Blockquote />
          </Frame.ControlsGroup>
          <Frame.ControlsGroup>
            <Frame.Link />
            <Frame.Unlink />
            {storePicture && (
              <Frame.Control
                aria-label={uiText.addPicture}
                title={uiText.addPicture}
                onClick={() => picker.current?.click()}
              >
                <IconPhoto size={16} stroke={1.6} aria-hidden />
              </Frame.Control>
            )}
          </Frame.ControlsGroup>
          {insertions && (
            <InsertionMenu {...insertions} onChoose={(words) => editor.chain().focus().insertContent(words).run()} />
          )}
        </Frame.Toolbar>
      )}
      <Frame.Content className={`${classes.words} ${classes.content}`} data-bare={bare || undefined} />
      {storePicture && (
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept={pictures}
          onChange={(event) => {
            void insert([...(event.currentTarget.files ?? [])].filter(isPicture))
            event.currentTarget.value = ''
          }}
        />
      )}
    </Frame>
  )
}

import { useEffect, useRef } from 'react'
import { pictureAt } from '../../lib/page/ownPictures.ts'
import { uiText } from '../../ui/ui.messages.ts'
import classes from './RichText.module.css'

/** Not asked for before there is a token to ask with. */
const held = (html: string) => html.replace(/<img\b([^>]*?)\ssrc="/g, '<img$1 data-src="')

const showPictures = (inside: HTMLElement) => {
  for (const picture of inside.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    pictureAt(picture.dataset.src ?? '').then(
      (url) => {
        picture.src = url
      },
      () => picture.replaceWith(uiText.pictureMissing),
    )
  }
}

/** What somebody wrote in an editor. The server has cleaned it. */
export const RichTextView = ({ html }: { html: string }) => {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other pictures
  useEffect(() => {
    if (place.current) showPictures(place.current)
  }, [html])
  return (
    <div
      ref={place}
      className={classes.words}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server before it is stored
      dangerouslySetInnerHTML={{ __html: held(html) }}
    />
  )
}

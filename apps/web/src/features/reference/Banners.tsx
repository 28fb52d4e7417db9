import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useUser } from '../../shared/lib/session/currentUser.ts'
import { Card } from '../../shared/ui/layout/Card.tsx'
import classes from './Banners.module.css'
import { leadsSomewhere } from './bannerLinks.ts'
import { useBanners } from './reference.api.ts'
import { referenceText } from './reference.messages.ts'

/** A page of the product opens in place; a static page or another site beside it. */
const BannerLink = ({ link, children }: { link: string; children: ReactNode }) =>
  link.startsWith('/') && !link.startsWith('/site/') ? (
    <Link className={classes.banner} to={link}>
      {children}
    </Link>
  ) : (
    <a className={classes.banner} href={link} target="_blank" rel="noreferrer">
      {children}
    </a>
  )

/** What the company wants people to see. Nothing where there is nothing that this person could open. */
export const Banners = () => {
  const user = useUser()
  const shown =
    useBanners().data?.query.filter(({ bn_place, bn_link }) => bn_place === 'home' && leadsSomewhere(bn_link, user)) ??
    []
  if (!shown.length) return null
  return (
    <Card title={referenceText.banners} flush>
      <ul className={classes.list}>
        {shown.map(({ bn_no, bn_title, bn_text, bn_link }) => {
          const words = (
            <span className={classes.words}>
              <strong>{bn_title}</strong>
              {bn_text && <span>{bn_text}</span>}
            </span>
          )
          return (
            <li key={bn_no}>
              {bn_link ? (
                <BannerLink link={bn_link}>
                  {words}
                  <IconChevronRight size={16} stroke={1.6} aria-hidden />
                </BannerLink>
              ) : (
                <div className={classes.banner}>{words}</div>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

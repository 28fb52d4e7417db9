import type { CatalogueHome } from '@crm/contract/features/enrolments/catalogue.rows'
import { pathOf } from '@crm/contract/paths'
import { Link } from 'react-router'
import { Card } from '../../../shared/ui/Card.tsx'
import { useCatalogueHome } from '../enrolments.api.ts'
import { campText as text } from '../enrolments.messages.ts'
import classes from './CampHead.module.css'
import { CoursePicture } from './CoursePicture.tsx'

type Banner = CatalogueHome['banners'][number]

const BannerWords = ({ banner: { bn_title, bn_text, picture } }: { banner: Banner }) => (
  <>
    {picture && <img src={picture} alt="" />}
    <span className={classes.bannerWords}>
      <strong>{bn_title}</strong>
      {bn_text && <span>{bn_text}</span>}
    </span>
  </>
)

const BannerItem = ({ banner }: { banner: Banner }) => {
  const { bn_link } = banner
  if (bn_link?.startsWith('/'))
    return (
      <Link to={bn_link} className={classes.banner}>
        <BannerWords banner={banner} />
      </Link>
    )
  if (bn_link)
    return (
      <a href={bn_link} target="_blank" rel="noreferrer" className={classes.banner}>
        <BannerWords banner={banner} />
      </a>
    )
  return (
    <span className={classes.banner}>
      <BannerWords banner={banner} />
    </span>
  )
}

const Banners = ({ banners }: Pick<CatalogueHome, 'banners'>) =>
  banners.length > 0 && (
    <ul className={classes.banners} aria-label={text.banners}>
      {banners.map((banner) => (
        <li key={banner.bn_no}>
          <BannerItem banner={banner} />
        </li>
      ))}
    </ul>
  )

const Continued = ({ continued }: Pick<CatalogueHome, 'continued'>) =>
  continued.length > 0 && (
    <Card title={text.continued}>
      <ul className={classes.continued}>
        {continued.map((course) => (
          <li key={course.crs_no}>
            <Link to={pathOf('ClientCampLectureV3', { crs_no: course.crs_no })}>
              <CoursePicture picture={course.picture} />
              <span className={classes.continuedWords}>
                <strong>{course.crs_title}</strong>
                <span>{text.done(course.done, course.lectures)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )

const Categories = ({ categories }: Pick<CatalogueHome, 'categories'>) => (
  <nav aria-label={text.categories}>
    <ul className={classes.categories}>
      {categories.map(({ cat_code, cat_name, courses }) => (
        <li key={cat_code}>
          <Link to={pathOf('ClientCampCategoryDetailV3', {}, { category: cat_code })}>
            <strong>{cat_name}</strong>
            <span>{text.courses(courses)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

/** Above the list: banners, what was begun, and the categories. */
export const CampHead = () => {
  const home = useCatalogueHome().data?.query[0]
  if (!home) return null
  return (
    <div className={classes.head}>
      <Banners banners={home.banners} />
      <Continued continued={home.continued} />
      <Categories categories={home.categories} />
    </div>
  )
}

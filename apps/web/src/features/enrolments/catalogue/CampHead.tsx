import type { CatalogueHome } from '@crm/contract/features/enrolments/catalogue.rows'
import { pathOf } from '@crm/contract/paths'
import { Box } from '@mantine/core'
import { LinkTile } from '../../../shared/ui/display/LinkTile.tsx'
import { Picture } from '../../../shared/ui/display/Picture.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Beside } from '../../../shared/ui/layout/Beside.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Grid } from '../../../shared/ui/layout/Grid.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { useCatalogueHome } from '../enrolments.api.ts'
import { campText as text } from '../enrolments.messages.ts'
import classes from './CampHead.module.css'
import { CoursePicture } from './CoursePicture.tsx'

type Banner = CatalogueHome['banners'][number]

const BannerWords = ({ banner: { bn_title, bn_text, picture } }: { banner: Banner }) => (
  <>
    {picture && <Picture src={picture} size="cover" />}
    <Stack as="span" gap="xs">
      <Text as="strong" size="middle">
        {bn_title}
      </Text>
      {bn_text && <Text tone="second">{bn_text}</Text>}
    </Stack>
  </>
)

/** Leads to another place of the product, or out of it in a window of its own; or nowhere. */
const BannerItem = ({ banner }: { banner: Banner }) => {
  const { bn_link, picture } = banner
  const outside = bn_link?.startsWith('/') ? {} : { target: '_blank', rel: 'noreferrer' }
  return (
    <LinkTile to={bn_link} tone="accent" hasPicture={picture !== null} {...outside}>
      <BannerWords banner={banner} />
    </LinkTile>
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
      <Grid as="ul" least={260} gap="row">
        {continued.map((course) => (
          <li key={course.crs_no}>
            <LinkTile to={pathOf('ClientCampLectureV3', { crs_no: course.crs_no })}>
              <Beside as="span" columns="96px 1fr" gap="row" align="center">
                <CoursePicture picture={course.picture} isRound />
                <Stack as="span" gap="hair">
                  <strong>{course.crs_title}</strong>
                  <SmallText as="span">{text.done(course.done, course.lectures)}</SmallText>
                </Stack>
              </Beside>
            </LinkTile>
          </li>
        ))}
      </Grid>
    </Card>
  )

const Categories = ({ categories }: Pick<CatalogueHome, 'categories'>) => (
  <nav aria-label={text.categories}>
    <Grid as="ul" least={150} gap="row">
      {categories.map(({ cat_code, cat_name, courses }) => (
        <li key={cat_code}>
          <LinkTile to={pathOf('ClientCampCategoryDetailV3', {}, { category: cat_code })}>
            <strong>{cat_name}</strong>
            <SmallText as="span">{text.courses(courses)}</SmallText>
          </LinkTile>
        </li>
      ))}
    </Grid>
  </nav>
)

/** Above the list: banners, what was begun, and the categories. */
export const CampHead = () => {
  const home = useCatalogueHome().data?.query[0]
  if (!home) return null
  return (
    <Box mb={16}>
      <Stack>
        <Banners banners={home.banners} />
        <Continued continued={home.continued} />
        <Categories categories={home.categories} />
      </Stack>
    </Box>
  )
}

-- Banners that lead to pages which are there already.
insert into banners (bn_title, bn_text, bn_link) values
  ('투자 유치, 이렇게 준비해요', '투자 단계마다 무엇을 준비하는지 한눈에 볼 수 있어요.', '/site/guide/investment.html'),
  ('지원사업, 이렇게 찾아요', '우리 회사에 맞는 지원사업을 찾는 방법을 알려 드려요.', '/site/guide/grants.html');

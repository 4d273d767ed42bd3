import { useData } from '../../page-context';
import { Container } from '../../ui/container';
import type { Data } from './+data';
import { NoPrice } from './no-price';
import { OpenQuote } from './open-quote';

export default function Page() {
  const data = useData<Data>();
  return (
    <Container className="py-8 md:py-12">
      {data.state === 'open' ? <OpenQuote {...data} /> : <NoPrice {...data} />}
    </Container>
  );
}

/**
 * `npm run check:host -- https://www.example.com`: asks a published site what the tests ask of the
 * programs of hosts, says in French what is wrong and what to do, and fails while anything is.
 */
import { runMain } from '@/scripts/local/serve';
import { checkHost, formatFindings } from './host/check';

await runMain(async () => {
  const [address] = process.argv.slice(2);
  if (!address) {
    throw new Error(
      'Donnez l’adresse du site en ligne : npm run check:host -- https://www.exemple.com',
    );
  }
  console.log(`Contrôle de ${address}…\n`);
  const findings = await checkHost(address);
  console.log(formatFindings(findings));
  process.exit(findings.some(({ faults }) => faults.length > 0) ? 1 : 0);
});

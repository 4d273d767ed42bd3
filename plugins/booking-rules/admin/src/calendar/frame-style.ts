import { styled } from 'styled-components';

/** The calendar fills the window; only its grid scrolls. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  position: absolute;
  inset: 0;
  overflow-y: auto;

  .middle {
    position: relative;
    display: flex;
    flex: 1;
    min-height: 32rem;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
  .middle[aria-busy='true'] [role='grid'] {
    opacity: 0.6;
  }
  .empty {
    position: absolute;
    top: 40%;
    inset-inline: 0;
    text-align: center;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.4rem 2.4rem;
    padding: 0.8rem 1.6rem;
  }
  @media (max-width: 900px) {
    .keys {
      display: none;
    }
  }
`;
